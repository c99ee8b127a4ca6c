import { z } from "zod";
import { originOf } from "../links.ts";
import { entry, listOf } from "../object.ts";
import { action, id, label, secureAddress, text } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

const field = entry({
  name: id.meta({ description: "What the message that you get calls it.", examples: ["email"] }),
  label: action.meta({ description: "The words over the field.", examples: ["Your e-mail address"] }),
  kind: z.enum(["text", "email", "long"]).default("text").meta({
    description: "What visitors write in it: a line (`text`), an e-mail address (`email`), or several lines (`long`).",
  }),
  required: z.boolean().default(false).meta({ description: "`true` lets no message go without it." }),
}).meta({ title: "Field", description: "A field of the form." });

export const form = defineTitled({
  type: "form",
  description:
    "A form by which visitors write to you. A service of your choice takes the message: the site itself can't.",
  fields: {
    title: label.optional().meta({ description: "A heading over the form." }),
    action: secureAddress.meta({
      description:
        "Where messages go: the address that Formspree, Basin or your own server gives you for the form; for Netlify's forms, the address of this page on your site.",
      examples: ["https://formspree.io/f/abcdefgh"],
    }),
    fields: listOf(field).max(20).meta({ entry: "field", description: "What visitors fill in." }),
    submit: action.optional().meta({
      description: "The words of the button; ours in the language of the site, if you leave them out.",
      examples: ["Send"],
    }),
    thanks: text.optional().meta({
      description:
        "What visitors read once the message has gone and the service has led them back here; ours in the language of the site, if you leave it out.",
      examples: ["Thank you. Your message has been sent."],
    }),
    privacy: text.meta({
      description: "What becomes of what visitors write: who takes it, and what for. It stands above the button.",
      examples: ["Your message goes to Formspree, which sends it on to me. I use it to answer you."],
    }),
  },
  example: {
    type: "form",
    title: "Write to me",
    action: "https://formspree.io/f/abcdefgh",
    fields: [
      { name: "name", label: "Your name", required: true },
      { name: "email", label: "Your e-mail address", kind: "email", required: true },
      { name: "message", label: "Your message", kind: "long", required: true },
    ],
    privacy: "Your message goes to Formspree, which sends it on to me. I use it to answer you.",
  },
  traits: ({ action }) => ({ sendsTo: action }),
  resolve: ({ id, action, fields, submit, thanks, privacy }, { newId, address, words, labels }) => {
    const own = id ?? newId("form");
    const sent = { id: `${own}_sent`, text: words(thanks ?? labels.sent) };
    return {
      id: own,
      ...route(action, `${address}#${sent.id}`, own),
      fields: fields.map(({ name, label, kind, required }, index) => {
        return { id: `${own}_${index + 1}`, name, label, kind, required, purpose: findPurpose(name, kind) };
      }),
      submit: submit ?? labels.send,
      sent,
      privacy: words(privacy),
    };
  },
});

interface Route {
  action: string;
  netlifyName: string | undefined;
  hidden: { name: string; value: string }[];
}

/**
 * Formspree redirects visitors to the address in `_next`, and a server of the owner's can do the same. Netlify accepts
 * posts to the site's own address, identifies forms by `form-name`, and answers with the page that is posted to
 * (https://docs.netlify.com/forms/setup/).
 * @param back the page's full address with the anchor of the confirmation
 */
function route(action: string, back: string, name: string): Route {
  const origin = originOf(action);
  if (origin !== originOf(back)) return { action, netlifyName: undefined, hidden: [{ name: "_next", value: back }] };
  const [page = "", anchor = ""] = back.slice(origin.length).split(/(?=#)/);
  const path = action.slice(origin.length).replace(/#.*/s, "");
  return {
    // Page URLs end with a slash: a redirect to add it would lose the message.
    action: (`${path}/` === page ? page : path || "/") + anchor,
    netlifyName: name,
    hidden: [{ name: "form-name", value: name }],
  };
}

/** `autocomplete` tokens (WCAG 2.2, criterion 1.3.5) by field name. */
const purposes: Record<string, string> = {
  name: "name",
  email: "email",
  phone: "tel",
  telephone: "tel",
  tel: "tel",
  company: "organization",
  organization: "organization",
  website: "url",
};

function findPurpose(name: string, kind: z.output<typeof field>["kind"]): string | undefined {
  if (kind === "long") return undefined;
  return kind === "email" ? "email" : Object.hasOwn(purposes, name) ? purposes[name] : undefined;
}
