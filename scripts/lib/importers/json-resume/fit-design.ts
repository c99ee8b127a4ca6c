import { z } from "zod";
import { type DesignName, designNames } from "../../../../schema/designs/index.ts";
import { codeHosts } from "../../../../schema/entities/project.ts";
import { listWords, quote } from "../../../../schema/messages/message.ts";
import { plain, type Text } from "../../../../schema/text.ts";
import type { ImportedParts } from "./pages.ts";

/** What each design suits. The default suits everybody. */
const suits: Readonly<Record<DesignName, string>> = {
  bench: "",
  paper: ", which suits publications",
  rail: ", which suits code",
  poster: ", which suits pictures",
};

/** Chooses the design of a person's first site by its most frequent kind of entry: publications, repositories or pictures. */
export function fitDesign({ profile, sections }: Pick<ImportedParts, "profile" | "sections">): DesignName {
  const entities = sections.flatMap((section) => section.entities);
  const isCode = (href = "") => codeHosts.test(href);
  const isOfCode = ({ href }: { href: Text }) => isCode(plain(href));
  const publications = entities.filter((entity) => entity.type === "achievement" && entity.kind === "publication");
  const projects = entities.filter((entity) => entity.type === "project");
  const repositories = projects.filter(({ link, links = [] }) => isCode(plain(link)) || links.some(isOfCode));
  const hosts = profile.links.filter(isOfCode);
  const pictures = projects.filter(({ image }) => image !== undefined);
  if (publications.length > Math.max(1, repositories.length)) return "paper";
  if (repositories.length + hosts.length > 1) return "rail";
  return pictures.length > 2 && hosts.length === 0 ? "poster" : "bench";
}

/** The design that suits a role by its words, for a site that has nothing else yet; undefined if none stands out. */
export function designOfRole(role = ""): DesignName | undefined {
  if (/\b(?:research|postdoc|ph\.?d\b|professor|lecturer|scholar)/i.test(role)) return "paper";
  if (/design(?!ated)|illustrat|photo(?!nic)|\bart(?:s|ists?)?\b|paint|sculpt|potter|ceramic|film/i.test(role))
    return "poster";
  return undefined;
}

const themed = z.object({ theme: z.object({ design: z.enum(designNames) }) });

/** Says which design content is in, and how to change it. */
export function describeDesign(text: string): string {
  const { design } = themed.parse(JSON.parse(text)).theme;
  const others = designNames.filter((name) => name !== design).map((name) => quote(name));
  return `Its design is ${quote(design)}${suits[design]}. Try the others in "theme" → "design": ${listWords(others)}.\n`;
}
