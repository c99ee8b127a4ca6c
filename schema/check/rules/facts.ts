import { defineWarning } from "../../messages/message.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import { defineRule } from "../rule.ts";

/** Links that the owner configures have everything that they need. Without it they aren't shown. */
export const unshownLinks = defineRule({
  messages: {
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
    "label-without-link": defineWarning<object>({
      title: "the words of a link that isn't there",
      message: () => 'These are the words of the card\'s "link", but it has none: they do not show.',
      hint: () => 'Add "link": "https://…", or take "linkLabel" out. Links under "links" have words of their own.',
      explanation: 'A card\'s "link" is a bare address, and "linkLabel" says what stands on it.',
      wrong: '{ "type": "project", "title": "Lab Stock", "linkLabel": "Live demo" }',
      right:
        '{ "type": "project", "title": "Lab Stock", "link": "https://lab.example.org/", "linkLabel": "Live demo" }',
    }),
  },
  create: ({ index, report }) => ({
    entity({ value, pointer }) {
      const isAlone = "linkLabel" in value && value.linkLabel !== undefined && !("link" in value);
      if (isAlone) report("label-without-link", { key: `${pointer}/linkLabel` }, {});
    },
    action({ name, pointer }) {
      if (name === "cardLabel" && index.root.site?.outputs?.contactCard === false)
        report("card-switched-off", { key: pointer }, {});
    },
    exit() {
      const app = index.root.profile?.chat?.app;
      if (app !== undefined && !mayHave(index, "phone"))
        report("chat-without-phone", { key: "/profile/chat" }, { app });
    },
  }),
});

/** True unless the profile certainly lacks this key: a reported error may hide it. */
export function mayHave({ root: { profile }, errors }: ContentIndex, key: "phone" | "location"): boolean {
  if (profile === undefined || profile[key] !== undefined || errors.hasUnknownKey("/profile")) return true;
  return errors.hasError("/profile") || errors.hasError(`/profile/${key}`);
}
