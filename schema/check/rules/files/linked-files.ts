import type { StringNode } from "../../../document/content-node.ts";
import { isFileName } from "../../../file-types.ts";
import { defineError, defineWarning, describeMissingFile } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import { hintToMeantFile, rewriteFileName } from "../../../messages/rewrite.ts";
import { callOf } from "../../../program.ts";
import { cvFile, filePath, ownFile } from "../../../site-files.ts";
import { findAsset, findBeside, findMeantPage, ownFileOf } from "../../content-index/own-files.ts";
import { defineRule } from "../../rule.ts";
import { checkCopied } from "./copied-file.ts";

/** Linked files exist and can be published. A CV that a contact block offers has been printed. */
export const linkedFiles = defineRule({
  messages: {
    "no-such-file": defineError<{ file: string; near: string | undefined; own: string | undefined }>({
      title: "a link to a file that isn't there",
      message: ({ file, own }) => describeMissingFile(file, own),
      hint: ({ file, near }) =>
        near
          ? hintToMeantFile(file, near)
          : "Put the file there, or write the name of one that is there. Names are looked up from the content file's folder.",
      fix: ({ file, near }) => rewriteFileName(file, near),
      explanation:
        "A link that has no scheme and begins with neither / nor # names a file of yours. It is copied to the site, where visitors open or save it. A page of the site begins with /, another site with https://.",
      wrong: '"to": "assets/thesys.pdf"',
      right: '"to": "assets/thesis.pdf"',
    }),
    "missing-cv": defineError<{ issue: string }>({
      title: "a CV that is offered and isn't there",
      message: ({ issue }) => `Your CV is offered, but ${issue}.`,
      hint: () =>
        `Print it with "${callOf("pdf")}", and again whenever the content has changed; or take "cvLabel" or the link out.`,
      explanation:
        "The site is built without a browser, and a CV is printed by one: so it is printed by itself, and the build copies the file that it finds.",
      wrong: '{ "type": "contact", "cvLabel": "Download my CV" } with no cv.pdf beside content.json',
      right: `{ "type": "contact", "cvLabel": "Download my CV" } after "${callOf("pdf")}"`,
    }),
    "script-in-file": defineWarning<{ file: string; script: string }>({
      title: "a PDF document that runs something",
      message: ({ file, script }) => `${file} holds ${script}: programs that open it may run what it says.`,
      hint: () => "Print it to PDF anew, which leaves such things out.",
      allow: "If it is a form that needs them",
      explanation:
        "PDF documents can hold scripts (/JavaScript, /JS) and commands that open programs (/Launch). Browsers run scripts of PDF apart from your site; other programs may do more, and mail filters refuse such files.",
      wrong: '"to": "assets/form.pdf", with /JavaScript in it',
      right: '"to": "assets/form.pdf", printed anew',
    }),
    "contact-in-file": defineWarning<{ file: string; contact: string }>({
      title: "a file that holds what the site protects",
      message: ({ file, contact }) =>
        `${file} holds your ${contact} in the open, and "protectContact" doesn't reach into files that you offer.`,
      hint: ({ file }) =>
        `${/^cv(?:\.[\w-]+)?\.pdf$/.test(file) ? `Print it again with "${callOf("pdf")}", which leaves out what the site protects` : "Save it again without it, with your site's address in its place"}.`,
      allow: "If it may be collected from there",
      explanation:
        "Programs that collect addresses read files that a site offers as they read its pages. The check looks for your telephone number and e-mail addresses where they are written in plain characters, as in links of a PDF; it doesn't see what a font of the file's own, or a picture, shows.",
      wrong:
        '"protectContact": true, … { "label": "My résumé", "to": "resume.pdf" }, with an e-mail address in resume.pdf',
      right:
        '"protectContact": true, … { "label": "My résumé", "to": "resume.pdf" }, with your site\'s address in resume.pdf',
    }),
  },
  create({ index, disk, report, add }) {
    const { languages } = index;

    /** If there is no such file, a page or another site was perhaps meant. */
    function reportMissing(link: StringNode, near: string | undefined, language: string): void {
      const { text: file } = link;
      const path = `/${file.replace(/\.[^./]*$/, "")}`;
      const page = index.pages.find(({ value, languages }) => languages.includes(language) && value.path === path);
      const isSite = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\//i.test(file);
      const meant =
        findMeantPage(link, file, index) ??
        findBeside(link, file, index, disk) ??
        findAsset(file, disk) ??
        near ??
        page?.value.path ??
        (isSite ? `https://${file}` : undefined);
      report("no-such-file", link, { file, near: meant, own: ownFileOf(link, index) });
    }

    function check(link: StringNode, language: string): void {
      const { text: file } = link;
      const own = ownFile(file, { language, languages });
      const facts = disk.file?.(own);
      if (facts?.status === "missing") {
        if (file === cvFile && !findAsset(file, disk)) report("missing-cv", link, { issue: lacks(own) });
        else reportMissing(link, facts.near, language);
      } else if (facts?.status === "unusable") {
        const near = facts.near ?? findBeside(link, file, index, disk);
        add(find("unusable-file", link, { file, reason: facts.reason, near }));
      } else if (facts) {
        const { script, openContact: contact } = facts;
        add(...checkCopied(file, facts, link));
        if (script) report("script-in-file", link, { file, script });
        if (contact) report("contact-in-file", link, { file, contact });
      }
    }

    return {
      href(link) {
        if (isFileName(link.text)) for (const language of link.languages) check(link, language);
      },
      action({ name, pointer, languages: readers }) {
        if (name !== "cvLabel") return;
        const location = { key: pointer };
        for (const language of readers) {
          const file = ownFile(cvFile, { language, languages });
          const facts = disk.file?.(file);
          if (facts?.status === "missing") report("missing-cv", location, { issue: lacks(file) });
          else if (facts?.status === "unusable")
            report("missing-cv", location, { issue: `${file} beside this content file can't be: ${facts.reason}` });
          else if (facts?.openContact) report("contact-in-file", location, { file, contact: facts.openContact });
        }
      },
    };
  },
});

const lacks = (file: string) => `there is no ${file} beside this content file`;

export const fileAddresses = defineRule({
  messages: {
    "same-file-address": defineError<{ file: string; other: string; address: string }>({
      title: "two files with the same address",
      message: ({ file, other, address }) => `${file} and ${other} would both stand under ${address}.`,
      hint: () => "Give one of the two files another name.",
      explanation:
        "Files stand in the site's folder files/, without the assets/ or files/ that their names begin with, so that their addresses are short and stay the same.",
      wrong: '"to": "assets/thesis.pdf", … "to": "thesis.pdf"',
      right: '"to": "assets/thesis.pdf", … "to": "thesis-summary.pdf"',
    }),
  },
  create({ index, report }) {
    const seen = new Map<string, string>();
    return {
      href({ text: file, pointer }) {
        if (!isFileName(file)) return;
        // Windows and macOS ignore case. macOS also ignores how many characters an accented letter takes (Unicode,
        // NFC).
        const address = filePath(file, index.languages).normalize("NFC").toLowerCase();
        const other = seen.get(address) ?? file;
        seen.set(address, other);
        if (other !== file) report("same-file-address", pointer, { file, other, address: `/${address}` });
      },
    };
  },
});
