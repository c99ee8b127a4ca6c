import { callOf } from "../program.ts";
import { defineWarning, quote, tellHowToAllow } from "./message.ts";

/** What may be meant but seldom is; bidi-override is told by the parser. */
export const warningMessages = {
  placeholder: defineWarning<{ found: string; meaning: string }>({
    title: "a placeholder left in",
    message: ({ found, meaning }) => `${quote(found)} is still the example's ${meaning}.`,
    hint: () => `Write your own. ${tellHowToAllow("placeholder")}`,
    explanation: "The project's example has names, numbers and addresses of nobody. Visitors should read yours.",
    wrong: '"name": "Your Name"',
    right: '"name": "Asha Rao"',
  }),
  "long-title": defineWarning<{ length: number; limit: number }>({
    title: "a title too long for search results",
    message: ({ length, limit }) => `This title has ${length} characters; search results cut it after about ${limit}.`,
    hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
    explanation: "What is cut off isn't read. Put what matters first.",
    wrong: '"title": "The personal website, portfolio and collected works of Asha Rao, engineer"',
    right: '"title": "Asha Rao, engineer"',
  }),
  "long-description": defineWarning<{ length: number; limit: number }>({
    title: "a description too long for search results",
    message: ({ length, limit }) =>
      `This description has ${length} characters; search results cut it after about ${limit}.`,
    hint: ({ length, limit }) => `Shorten it by ${length - limit} or more.`,
    explanation:
      "The description is what stands under the title in search results and in previews of shared links. What is cut off isn't read.",
    wrong: '"description": "(two hundred characters)"',
    right: '"description": "Projects and skills of Asha Rao, electronics engineer in Pune."',
  }),
  "missing-description": defineWarning<{ owner: string }>({
    title: "no description for search results",
    message: ({ owner }) =>
      `${owner[0]?.toUpperCase()}${owner.slice(1)} has no "description", so search engines choose some text of it by themselves.`,
    hint: () => 'Add "description": "…" with a sentence of at most 160 characters.',
    explanation: "The description is what stands under the title in search results and in previews of shared links.",
    wrong: '{ "path": "/about", "title": "About me", … }',
    right: '{ "path": "/about", "title": "About me", "description": "Education and interests of {name}.", … }',
  }),
  "backward-dates": defineWarning<{ start: string; end: string }>({
    title: "an end before its beginning",
    message: ({ start, end }) => `This ends (${end}) before it begins (${start}).`,
    hint: ({ start, end }) => `Swap the two: "start": "${end}", "end": "${start}", or correct the one that is wrong.`,
    explanation: 'A period runs from "start" to "end"; what still goes on has no "end".',
    wrong: '{ "start": "2025", "end": "2021" }',
    right: '{ "start": "2021", "end": "2025" }',
  }),
  "updated-too-early": defineWarning<{ date: string; updated: string }>({
    title: "a post that was changed before it was published",
    message: ({ date, updated }) => `This was changed (${updated}) before it was published (${date}).`,
    hint: () => 'Correct "date" or "updated", or leave "updated" out.',
    explanation: "Readers, search engines and programs that read feeds are told both.",
    wrong: "date: 2025-06-30\nupdated: 2025-06-01",
    right: "date: 2025-06-30\nupdated: 2025-08-02",
  }),
  "skipped-heading": defineWarning<{ page: string }>({
    title: "headings that skip a level",
    message: ({ page }) =>
      `The titles inside these tabs come directly under the heading of ${page}, with a level between them left out.`,
    hint: () => 'Put a heading before the tabs: { "type": "heading", "text": "…" }.',
    explanation:
      "Screen readers list the headings of a page as a table of contents. A level that is skipped sounds as if a part were missing (WCAG 2.2, criterion 1.3.1).",
    wrong: '"blocks": [{ "type": "tabs", … }]',
    right:
      '"blocks": [{ "type": "heading", "text": "About me" }, { "type": "heading", "text": "More" }, { "type": "tabs", … }]',
  }),
  "undated-item": defineWarning<object>({
    title: "something without a date in a timeline",
    message: () => "A timeline says when things were, and this has no date.",
    hint: () =>
      `Say when it was, with "date", or "start" and "end"; what has no time stands better in a card-grid. ${tellHowToAllow("undated-item")}`,
    explanation: "Without its date, readers can't tell why it stands where it does.",
    wrong: '{ "type": "timeline", "items": [{ "type": "experience", "position": "Intern" }] }',
    right: '{ "type": "timeline", "items": [{ "type": "experience", "position": "Intern", "start": "2024-01" }] }',
  }),
  "filter-without-tags": defineWarning<object>({
    title: "a filter with nothing to choose from",
    message: () => "These cards are to be filtered by their tags, but fewer than two tags stand on them.",
    hint: () => 'Give the cards "tags", or take "filter" out.',
    explanation: "With one tag or none there is nothing to choose, so no filter shows.",
    wrong: '{ "type": "card-grid", "filter": true, "cards": [{ "type": "project", "title": "Lab Stock" }] }',
    right:
      '{ "type": "card-grid", "filter": true, "cards": [{ "type": "project", "title": "Lab Stock", "tags": ["React", "C"] }] }',
  }),
  "decorative-with-words": defineWarning<object>({
    title: "words for a picture that is said to be decoration",
    message: () => 'This picture is said to be decorative, so the words in its "alt" are read to nobody.',
    hint: () => 'Take "decorative": true out, or write "alt": "".',
    explanation:
      "What is decoration is passed over by screen readers. A picture that tells something has words for it, and is none.",
    wrong: '{ "src": "assets/bench.jpg", "alt": "A motor on a test bench", "decorative": true }',
    right: '{ "src": "assets/bench.jpg", "alt": "A motor on a test bench" }',
  }),
  "chat-without-phone": defineWarning<{ app: string }>({
    title: "a chat app without a telephone number",
    message: ({ app }) => `The profile names ${app} as its chat app but has no telephone number to open a chat with.`,
    hint: () => 'Add "phone": "+91 98765 43210" with your number to the profile, or remove "chat".',
    explanation:
      "Chat links are built from the telephone number, which stands once, in the profile. Without it no chat link shows.",
    wrong: '"profile": { "name": "Asha Rao", "chat": { "app": "whatsapp", "label": "WhatsApp" } }',
    right: '"profile": { "name": "Asha Rao", "phone": "+91 98765 43210", "chat": { … } }',
  }),
  "card-switched-off": defineWarning<object>({
    title: "a link to a contact card that is switched off",
    message: () => "This link saves you in address books, but the card that it saves is switched off.",
    hint: () => 'Take "cardLabel" out, or take "contactCard": false out of "site" → "outputs".',
    explanation: "The card is a file that the build writes, contact.vcf. Without it the link does not show.",
    wrong: '"outputs": { "contactCard": false }, … { "type": "contact", "cardLabel": "Save my contact" }',
    right: '{ "type": "contact", "cardLabel": "Save my contact" }',
  }),
  "crowded-navigation": defineWarning<{ count: number; limit: number; areChosen: boolean }>({
    title: "more links than the bar has room for",
    message: ({ count, limit, areChosen }) =>
      areChosen
        ? `The bar at the top has ${count} links; one line has room for about ${limit}.`
        : `Without links of your choice, the bar at the top has one for each of the ${count} pages; one line has room for about ${limit}.`,
    hint: ({ areChosen }) =>
      areChosen
        ? `Take out what matters least, or give it "bar": "never" and link it from a page. ${tellHowToAllow("crowded-navigation")}`
        : `Choose what matters, "navigation": { "links": [{ "label": "Projects", "to": "/projects" }, …] }, and link the rest from these pages. ${tellHowToAllow("crowded-navigation")}`,
    explanation:
      "A visitor has seconds and reads a few links, not a list. Each link stands in every page, too: with hundreds of pages it is these lists that the build writes most of the time.",
    wrong: '"pages": [ (thirty pages) ]',
    right: '"navigation": { "links": [{ "label": "Projects", "to": "/projects" }, …] }, "pages": [ (thirty pages) ]',
  }),
  "older-version": defineWarning<{ found: number; known: number }>({
    title: "content of an earlier version",
    message: ({ found, known }) =>
      `This content follows version ${found} of the rules; it is read as if it were led to version ${known}.`,
    hint: () => `Run \`${callOf("migrate")}\`, which leads the file there. ${tellHowToAllow("older-version")}`,
    explanation:
      "A program reads the content of every earlier version, as `migrate` would write it. But editors help by the rules of today, and what else the check has to say of the file is told once it follows them.",
    wrong: '{ "version": 1 } in a program of version 2',
    right: '{ "version": 2 } in a program of version 2',
  }),
};
