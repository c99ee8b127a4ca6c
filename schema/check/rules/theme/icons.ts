import { defineAdvice, defineError, quote } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { networkOf } from "../../../networks.ts";
import { callOf } from "../../../program.ts";
import { defineAdviceRule, defineRule } from "../../rule.ts";

export const icons = defineRule({
  messages: {
    "unknown-icon": defineError<{ name: string; near: string | undefined }>({
      title: "an icon that isn't there",
      message: ({ name }) => `No icon is called ${quote(name)}.`,
      hint: ({ near }) =>
        near
          ? `Did you mean "${near}"? Write "${near}".`
          : `Look for its name by "${callOf("explain", "--icons WORD")}" or at https://simpleicons.org, or take the key out.`,
      fix: ({ name, near }) => rewriteText(name, near, false),
      explanation: "Icons are those of Simple Icons: some three thousand brands, named as that site names them.",
      wrong: '"icon": "ardiuno"',
      right: '"icon": "arduino"',
    }),
  },
  create: ({ disk, report }) => ({
    icon({ text: name, pointer }) {
      const facts = disk.icon?.(name);
      if (facts && !facts.isKnown) report("unknown-icon", pointer, { name, near: facts.near });
    },
  }),
});

/** A profile on a known network has that network's `kind`, and so its icon. */
export const linkKinds = defineAdviceRule({
  messages: {
    "known-network": defineAdvice<{ kind: string; name: string }>({
      title: "a network with an icon of its own",
      message: ({ name }) => `This leads to ${name}, which has an icon of its own; "website" shows a globe.`,
      hint: ({ kind }) => `Write "kind": "${kind}".`,
      explanation: "Visitors know the signs of networks, and find a profile by them faster than by its name.",
      wrong: '{ "kind": "website", "label": "LeetCode", "href": "https://leetcode.com/u/asha" }',
      right: '{ "kind": "leetcode", "label": "LeetCode", "href": "https://leetcode.com/u/asha" }',
    }),
  },
  create: ({ index, report }) => ({
    exit() {
      for (const [number, link] of (index.root.profile?.links ?? []).entries()) {
        if (link?.kind !== "website" || link.icon !== undefined || link.href === undefined) continue;
        const network = networkOf(link.href);
        if (network)
          report("known-network", `/profile/links/${number}/kind`, { kind: network.kind, name: network.label });
      }
    },
  }),
});
