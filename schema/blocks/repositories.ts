import type { Entity } from "../entities/index.ts";
import { hostOf } from "../links.ts";
import { label } from "../primitives.ts";
import type { Repository } from "../records/repository.ts";
import { chooseFirst, limit, recordFile } from "../records/source.ts";
import { idsOf } from "../source/node-ids.ts";
import { columns, defineTitled } from "./define/define-block.ts";

export const repositories = defineTitled({
  type: "repositories",
  description: "Your repositories on GitHub, from a file that `fetch github YOUR-NAME` writes beside content.json.",
  fields: {
    title: label.optional().meta({ description: "A heading over them." }),
    source: recordFile<Repository>("repositoriesFile").meta({
      description: "The file of repositories. `fetch github YOUR-NAME` writes it, so that no build needs the network.",
    }),
    limit,
    columns: columns(2),
  },
  example: { type: "repositories", title: "Code", source: "github.json", limit: 6 },
  traits: ({ source, limit }) => ({
    entries: { at: "/source", entities: chooseFirst(source, limit).map(asEntity) },
  }),
  resolve: ({ source, limit, columns }, { language, card }, inner) => ({
    columns,
    cards: chooseFirst(source, limit).map((repository) => {
      const shown = card(asEntity(repository), undefined, inner);
      return { ...shown, facts: [...shown.facts, ...countStars(repository, language)] };
    }),
  }),
});

function asEntity({ name, url, description, homepage, language, topics = [], ...own }: Repository): Entity {
  const tags = [...(language === undefined ? [] : [language]), ...topics];
  return {
    type: "project",
    title: name,
    description,
    link: url,
    linkLabel: nameOf(url),
    links: homepage === undefined ? undefined : [{ label: hostOf(homepage), href: homepage, kind: "demo" }],
    tags: tags.length > 0 ? tags : undefined,
    ...idsOf(own),
  };
}

/** "owner/name" for GitHub; the host for other addresses. */
function nameOf(url: string): string {
  return /^https:\/\/github\.com\/([^/]+\/[^/?#]+)/.exec(url)?.[1] ?? hostOf(url);
}

function countStars({ stars }: Repository, language: string): { text: string }[] {
  return stars > 0 ? [{ text: `★ ${new Intl.NumberFormat(language).format(stars)}` }] : [];
}
