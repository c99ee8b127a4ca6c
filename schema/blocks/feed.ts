import type { Entity } from "../entities/index.ts";
import { hostOf } from "../links.ts";
import { label } from "../primitives.ts";
import type { FeedEntry } from "../records/feed.ts";
import { chooseFirst, limit, recordFile } from "../records/source.ts";
import { idsOf } from "../source/node-ids.ts";
import { columns, defineTitled } from "./define/define-block.ts";

export const feed = defineTitled({
  type: "feed",
  description:
    "What you have published elsewhere (dev.to, Medium, YouTube …), from a file that `fetch feed https://…` writes beside content.json.",
  fields: {
    title: label.optional().meta({ description: "A heading over it." }),
    source: recordFile<FeedEntry>("feedFile").meta({
      description: "The file of entries. `fetch feed https://…` writes it, so that no build needs the network.",
    }),
    limit,
    columns: columns(1),
  },
  example: { type: "feed", title: "Written elsewhere", source: "feed.json", limit: 5 },
  traits: ({ source, limit }) => ({
    entries: { at: "/source", entities: chooseFirst(source, limit).map(asEntity) },
  }),
  resolve: ({ source, limit, columns }, { card }, inner) => ({
    columns,
    cards: chooseFirst(source, limit).map((entry) => card(asEntity(entry), undefined, inner)),
  }),
});

function asEntity({ title, url, date, description, from, ...entry }: FeedEntry): Entity {
  const link = { label: hostOf(url), href: url };
  return { type: "achievement", kind: "publication", title, issuer: from, date, description, link, ...idsOf(entry) };
}
