import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { networkOf } from "../../networks.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { AssetProbe, DiskProbe } from "../disk.ts";

/** Every sign is one of the icon set. */
export function checkIcons(index: ContentIndex, _probe: AssetProbe, { icon }: DiskProbe): Finding[] {
  return index.texts.flatMap(({ kind, text: name, pointer }) => {
    const facts = kind === "icon" ? icon?.(name) : undefined;
    return !facts || facts.isKnown ? [] : [find("unknown-icon", pointer, { name, near: facts.near })];
  });
}

/** A profile elsewhere whose network is known says so: it has a sign of its own then. */
export function checkLinkKinds({ root: { profile } }: ContentIndex): Finding[] {
  return (profile?.links ?? []).flatMap((link, index) => {
    if (link?.kind !== "website" || link.icon !== undefined || link.href === undefined) return [];
    const network = networkOf(link.href);
    if (!network) return [];
    return [find("known-network", `/profile/links/${index}/kind`, { kind: network.kind, name: network.label })];
  });
}
