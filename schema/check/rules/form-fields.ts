import { hostOf } from "../../links.ts";
import { defineError, defineWarning, ifMeant, quote } from "../../messages/message.ts";
import { defineRule } from "../rule.ts";

/** The fields of a form have unique names, and one of them says whom to answer. The owner is warned that a third party gets what visitors write. */
export const forms = defineRule({
  messages: {
    "repeated-field": defineError<{ name: string; otherLine: string }>({
      title: "two fields of a form with one name",
      message: ({ name, otherLine }) =>
        `Another field of this form is called ${quote(name)} already, in line ${otherLine}.`,
      hint: () => "Give each field a name of its own: the message that you get calls them by it.",
      explanation: "Of two fields with one name, services keep the last one only.",
      wrong: '"fields": [{ "name": "text", "label": "Your name" }, { "name": "text", "label": "Your message" }]',
      right: '"fields": [{ "name": "name", "label": "Your name" }, { "name": "message", "label": "Your message" }]',
    }),
    "form-without-address": defineWarning<{ name: string | undefined }>({
      title: "a form whose messages can't be answered",
      message: () => "This form asks for no e-mail address: you can't answer what is sent by it.",
      hint: ({ name }) =>
        `${name === undefined ? 'Add the field { "name": "email", "label": "Your e-mail address", "kind": "email", "required": true }.' : `Give the field ${quote(name)} "kind": "email": browsers then see to it that it is an address, and services answer to it.`}`,
      allow: ifMeant,
      explanation:
        "A message comes from the service that takes it, not from who wrote it. Services read whom to answer from a field for an e-mail address.",
      wrong: '"fields": [{ "name": "message", "label": "Your message", "kind": "long" }]',
      right:
        '"fields": [{ "name": "email", "label": "Your e-mail address", "kind": "email" }, { "name": "message", "label": "Your message", "kind": "long" }]',
    }),
    "third-party-form": defineWarning<{ host: string }>({
      title: "a form that sends what visitors write to others",
      message: ({ host }) =>
        `What visitors write in this form goes to ${host}, and only then to you; "privacy" doesn't name that service.`,
      hint: ({ host }) =>
        `Say in "privacy" that it goes by way of ${host}, and see what law and that service's terms ask of you.`,
      allow: "If it says so in other words",
      explanation:
        "A site of files alone can take no message: some server has to, and whoever runs it can read what is written. Visitors have a right to know, so a form says it by the service's name, in every language.",
      wrong:
        '{ "type": "form", "action": "https://formspree.io/f/abcdefgh", "privacy": "I use what you write to answer you.", … }',
      right:
        '{ "type": "form", "action": "https://formspree.io/f/abcdefgh", "privacy": "Formspree sends your message on to me.", … }',
    }),
  },
  create({ index, report }) {
    const seen = new Map<string, string>();
    const ownHost = hostOf(index.root.site?.url ?? "");
    return {
      blocks({ value, pointer }) {
        value.forEach((block, number) => {
          if (block?.type !== "form" || !block.fields || index.errors.hasErrorsWithin(`${pointer}/${number}`)) return;
          const host = hostOf(block.action ?? "");
          if (host !== ownHost && !namesHost(block.privacy, host))
            report("third-party-form", `${pointer}/${number}/action`, { host });
          const fields = block.fields.flatMap((field) => field ?? []);
          if (fields.some(({ kind, name = "" }) => kind === "email" || /phone|^tel/.test(name))) return;
          const near = fields.find(({ name = "" }) => /mail/.test(name))?.name;
          report("form-without-address", `${pointer}/${number}/fields`, { name: near });
        });
      },
      id({ name: key, text: name, pointer }) {
        if (key !== "name") return;
        const field = `${pointer.replace(/(?<![0-9])[0-9]+\/name$/, "")} ${name}`;
        const first = seen.get(field);
        if (first === undefined) seen.set(field, pointer);
        else report("repeated-field", pointer, { name, otherLine: index.lineOf(first) });
      },
    };
  },
});

/** True if a text names a service, in each of its languages: "Formspree" for formspree.io, "Basin" for usebasin.com. */
function namesHost(text: unknown, host: string): boolean {
  const names = host.split(".").filter((name, at, all) => name.length > 3 && at < all.length - 1);
  const texts: unknown[] = typeof text === "string" ? [text] : Object.values(Object(text));
  return texts.length > 0 && texts.every((one) => names.some((name) => isNamedIn(String(one).toLowerCase(), name)));
}

function isNamedIn(text: string, name: string): boolean {
  return text.includes(name) || (text.match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => name.endsWith(word));
}
