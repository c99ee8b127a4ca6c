import { link } from "../links.ts";
import { ownNames } from "../records/own-name.ts";
import type { Publication } from "../records/publication.ts";
import { idOf } from "../source/node-ids.ts";
import { defineBlock } from "./define/define-block.ts";
import {
  asEntity,
  bibliography,
  citationKey,
  cite,
  names,
  resolvePublication,
  showText,
} from "./define/publication-view.ts";

export const publication = defineBlock({
  type: "publication",
  description: "One publication of a file of references, with its abstract and its BibTeX.",
  fields: {
    source: bibliography,
    key: citationKey,
    names,
    list: link.optional().meta({
      description: "Where it is listed with others: a link back to them.",
      examples: [{ label: "All publications", href: "/" }],
    }),
  },
  example: { type: "publication", source: "papers.bib", key: "rao2025charger" },
  traits: (block) => {
    const paper = findPublication(block);
    return {
      heading: paper?.title,
      hasSubheadings: paper !== undefined,
      ownNames: block.names,
      entries: { at: "/source", entities: paper ? [asEntity(paper)] : [], areHeadings: false },
    };
  },
  resolve: ({ names = [], list, ...block }, resolver) => {
    const { level, profile } = resolver;
    const paper = findPublication(block);
    return {
      node: idOf(paper ?? block),
      level,
      paper: paper && {
        ...resolvePublication(paper, true, "text", ownNames([profile.name, ...names]), resolver),
        text: showText(paper, resolver),
      },
      list: list && { label: list.label, ...resolver.destination(list.href) },
      cited: paper && cite(paper),
    };
  },
});

/** The publication that a block names; undefined if its file has not been read. */
function findPublication({
  source,
  key,
}: {
  source: string | readonly Publication[];
  key: string;
}): Publication | undefined {
  return typeof source === "string" ? undefined : source.find((paper) => paper.key === key);
}
