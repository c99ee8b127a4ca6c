import type { Entity } from "../../../../schema/entities/index.ts";
import { type CardLink, cardLink } from "../../../../schema/links.ts";
import { networkOf } from "../../../../schema/networks.ts";
import type { Part } from "./part.ts";

/** Adds an entry's links, in the format of our own export. If the entity has no field for `url`, it becomes a link. */
export function addLinks<E extends Entity>(entity: E, part: Part): E {
  const listed = part.parts("links", "url").flatMap((link) => readLink(link) ?? []);
  const [first] = listed;
  if (first && "link" in entity && addressOf(entity.link) === first.href)
    return { ...entity, link: undefined, links: listed };
  const own = "link" in entity && entity.link !== undefined ? undefined : part.address("url");
  const isListed = own === undefined || listed.some(({ href }) => href === own);
  const links = isListed ? listed : [{ label: nameSite(own), href: own }, ...listed];
  return links.length > 0 ? { ...entity, links } : entity;
}

function readLink(link: Part): CardLink | undefined {
  const href = link.address("url");
  if (href === undefined) return undefined;
  const label = link.text("label") ?? nameSite(href);
  const kind = cardLink.shape.kind.safeParse(link.peek("kind"));
  if (kind.success && kind.data !== undefined) link.text("kind");
  return { label, href, kind: kind.data };
}

function addressOf(link: string | { href: string } | undefined): string | undefined {
  return typeof link === "string" ? link : link?.href;
}

/** Labels a link by its address alone. */
function nameSite(href: string): string {
  return networkOf(href)?.label ?? new URL(href).hostname;
}
