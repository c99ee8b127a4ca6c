import { z } from "zod";
import type { Labels } from "../labels/labels.ts";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { ownNames } from "../records/own-name.ts";
import { type Publication, publicationKinds } from "../records/publication.ts";
import { groupBy } from "../source/group-by.ts";
import type { Text } from "../text.ts";
import { defineTitled } from "./define/define-block.ts";
import {
  asEntity,
  bibliography,
  citationKey,
  cite,
  names,
  resolvePublication,
  showText,
} from "./define/publication-view.ts";

type Group = "year" | "kind" | "none";

/** The longest list that shows abstracts and BibTeX. In longer lists, each publication's own page shows them. */
const mostInFull = 100;

export const publications = defineTitled({
  type: "publications",
  description:
    "Your publications, from a file of references (BibTeX) beside content.json. Of more than a hundred, each has a page of its own.",
  fields: {
    title: label.optional().meta({ description: "A heading over them." }),
    source: bibliography,
    groupBy: z.enum(["year", "kind", "none"]).default("year").meta({
      description:
        "Under which headings they stand: their years (`year`), what they are (`kind`: articles, books …), or none. The newest come first.",
    }),
    only: listOf(citationKey)
      .optional()
      .meta({
        entry: "key",
        description: "The keys of those to show, in your order; all of the file, if you leave this out.",
        examples: [["rao2025charger"]],
      }),
    selected: z.boolean().default(false).meta({
      description:
        "`true` shows only those that the file marks with `selected = {true}`, as al-folio does. With `only` it does nothing.",
    }),
    pages: z.boolean().default(false).meta({
      description:
        "`true` gives each of them a page of its own, as lists of more than a hundred have: Google Scholar finds them there.",
    }),
    names,
  },
  example: { type: "publications", title: "Publications", source: "papers.bib" },
  traits: ({ title, groupBy, ...block }) => {
    const papers = choosePublications(block);
    const hasPages = havePages(block, papers.length);
    return {
      hasSubheadings: title !== undefined && groupBy !== "none",
      entries: {
        at: "/source",
        entities: papers.map(asEntity),
        areHeadings: false,
        ...(hasPages && { ownPages: papers.map(({ page }) => page) }),
      },
      ownNames: block.names,
      ...(papers.length > 1 && { bibtex: papers.map(({ bibtex }) => bibtex) }),
    };
  },
  resolve: ({ groupBy, names = [], ...block }, resolver, inner) => {
    const { labels, profile } = resolver;
    const isOwn = ownNames([profile.name, ...names]);
    const papers = choosePublications(block);
    const hasPages = havePages(block, papers.length);
    const groups = group(papers, groupBy, labels).map(({ title, papers }) => ({
      title,
      papers: papers.map((paper) => ({
        ...resolvePublication(paper, groupBy !== "year", "card", isOwn, resolver),
        href: paper.page === undefined ? undefined : resolver.destination(paper.page).href,
        text: hasPages && paper.page !== undefined ? undefined : showText(paper, resolver),
      })),
    }));
    return {
      groupLevel: Math.min(inner, 6),
      groups,
      // A single publication has its BibTeX beside it to copy.
      bibtex: papers.length > 1 ? resolver.bibtex : undefined,
      // A page with one publication is that publication's own, and carries its citation metadata.
      cited: papers[0] && papers.length === 1 ? cite(papers[0]) : undefined,
    };
  },
});

/** True if each publication of a list has a page of its own. */
export function havePages({ pages }: { pages?: boolean | undefined }, count: number): boolean {
  return pages === true || count > mostInFull;
}

/** The publications that a block shows: in the owner's order if `only` is set, otherwise newest first. */
export function choosePublications({
  source,
  only,
  selected,
}: {
  source: string | readonly Publication[];
  only?: string[] | undefined;
  selected?: boolean | undefined;
}) {
  if (typeof source === "string") return [];
  if (only) {
    // If several have the same key, the first wins.
    const byKey = new Map(source.toReversed().map((paper) => [paper.key, paper]));
    return only.flatMap((key) => byKey.get(key) ?? []);
  }
  const works = source.filter(({ isVolume, isSelected }) => !isVolume && (isSelected || !selected));
  return works.toSorted((one, other) => {
    const [first, second] = [sortingDate(one), sortingDate(other)];
    return first < second ? 1 : first > second ? -1 : 0;
  });
}

/** Works with a status instead of a date sort as the newest; works with neither sort last. */
function sortingDate({ date, status }: Publication): string {
  return date ?? (status === undefined ? "" : `9999 ${status}`);
}

interface Grouped {
  title: Text | undefined;
  papers: Publication[];
}

function group(papers: readonly Publication[], by: Group, labels: Labels): Grouped[] {
  if (by === "kind") {
    return publicationKinds
      .map((kind) => ({ title: labels[`publications.${kind}`], papers: papers.filter((paper) => paper.kind === kind) }))
      .filter((one) => one.papers.length > 0);
  }
  if (by === "none") return papers.length > 0 ? [{ title: undefined, papers: [...papers] }] : [];
  const years = groupBy(papers, ({ date, status }) => date?.slice(0, 4) ?? status);
  // Works without a year come last, without a heading.
  return [...years].map(([title, papers]) => ({ title, papers }));
}
