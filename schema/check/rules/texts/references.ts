import type { StringNode } from "../../../document/content-node.ts";
import { PartValueNode } from "../../../document/part-node.ts";
import { isTextKind } from "../../../kinds.ts";
import { placeholders } from "../../../localize/placeholders.ts";
import { defineError, listWords } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { isClear, suggest } from "../../../messages/suggest.ts";
import { defineRule } from "../../rule.ts";
import { mayHave } from "../facts.ts";
import { looseTexts } from "./loose-texts.ts";

/**
 * Matches misspelt references too, with spaces or hyphens. Double braces are a template tag, which another rule
 * reports.
 */
const reference = /(?<!\{)\{\s*([A-Za-z][\w.-]*)\s*\}(?!\})/g;
const known = placeholders.map((name) => `{${name}}`);

/** A `{word}` in a text names a value that the profile has. Addresses and file names contain no such references. */
export const textReferences = defineRule({
  messages: {
    "reference-in-address": defineError<{ found: string }>({
      title: "a reference to the profile in an address or a file name",
      message: ({ found }) => `${found} can't be used here: such references are filled in in texts, not in addresses.`,
      hint: () => "Write the whole address, or the file's name, as it is.",
      explanation:
        "References in { } stand for words of the profile. An address or a file name with such words in it would lead nowhere.",
      wrong: '"href": "https://github.com/{firstName}"',
      right: '"href": "https://github.com/asharao"',
    }),
    "placeholder-in-profile": defineError<{ found: string }>({
      title: "a reference to the profile inside the profile",
      message: ({ found }) => `${found} can't be used here: the profile is where such references get their values.`,
      hint: () => "Write the words themselves.",
      explanation:
        "References in { } are filled in from the profile; in the profile itself they would go round in circles. Only the photo's alternative text may use them.",
      wrong: '"profile": { "name": "{firstName} Rao" }',
      right: '"profile": { "name": "Asha Rao" }',
    }),
    "unknown-placeholder": defineError<{ found: string; near: string | undefined; known: string[] }>({
      title: "a reference to the profile that means nothing",
      message: ({ found, known }) => `${found} stands for nothing. Text can refer to ${listWords(known, "and")}.`,
      hint: ({ near }) =>
        near
          ? `Did you mean ${near}? Write ${near}.`
          : "Write one of these, or round brackets ( ) if the text is meant as it stands.",
      fix: ({ found, near, known }) => rewriteText(found, near, isClear(found, near, known)),
      explanation:
        "In texts, a word in { } is replaced by the value of that name in the profile, so that your name stands in the file once.",
      wrong: '"greeting": "Hello, I\'m {firstname}"',
      right: '"greeting": "Hello, I\'m {firstName}"',
    }),
    "missing-profile-value": defineError<{ key: string }>({
      title: "a reference to something that the profile doesn't say",
      message: ({ key }) => `{${key}} stands for the profile's "${key}", which the profile doesn't have.`,
      hint: ({ key }) => `Add "${key}" to the profile, or remove {${key}} from this text.`,
      explanation: "Without the value, visitors would read the bare {word}.",
      wrong: '"role": "{role}" with no "role" in the profile',
      right: '"role": "{role}" with "role": "Engineer" in the profile',
    }),
  },
  create({ index, report }) {
    // The other values are required, so another error reports that they are missing.
    const lacking = mayHave(index, "location") ? undefined : "{location}";
    const checkAddress = (address: StringNode) => {
      const found = known.find((whole) => address.text.includes(whole));
      if (found !== undefined) report("reference-in-address", address, { found });
    };
    const checkText = (value: StringNode) => {
      const { text, localPointer: local } = value;
      const inProfile = local.startsWith("/profile/") && local !== "/profile/photo/alt";
      // Each reference is reported once per text.
      const reported = new Set<string>();
      for (const { 0: found, index: at } of text.matchAll(reference)) {
        if (reported.has(found)) continue;
        reported.add(found);
        // If the text is a whole value, the value itself is reported.
        const location = value instanceof PartValueNode ? value.locate({ start: at, end: at + found.length }) : value;
        if (inProfile) report("placeholder-in-profile", location, { found });
        else if (!known.includes(found))
          report("unknown-placeholder", location, { found, near: suggest(found, known), known });
        else if (found === lacking) report("missing-profile-value", location, { key: "location" });
      }
    };
    return looseTexts((value) => {
      if (!value.text.includes("{")) return;
      // In a post, braces are text.
      if (value.page?.kind === "post" && isTextKind(value.kind)) return;
      if (isTextKind(value.kind)) checkText(value);
      else checkAddress(value);
    });
  },
});
