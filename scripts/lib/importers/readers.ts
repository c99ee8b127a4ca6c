import type { Reader } from "./reader.ts";

/** Readers of other formats, by their names for `--from`: each converts its format to JSON Resume. Add new ones here. */
const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  "developer-folio": async () => (await import("./developer-folio.ts")).developerFolio,
  europass: async () => (await import("./europass/europass.ts")).europass,
  gitprofile: async () => (await import("./gitprofile.ts")).gitprofile,
  linkedin: async () => (await import("./linkedin.ts")).linkedin,
  "master-portfolio": async () => (await import("./master-portfolio.ts")).masterPortfolio,
  orcid: async () => (await import("./orcid.ts")).orcid,
  "resume-data": async () => (await import("./resume-data.ts")).resumeData,
  "reactive-resume": async () => (await import("./reactive-resume.ts")).reactiveResume,
  rendercv: async () => (await import("./rendercv.ts")).rendercv,
};

/** Needs no reader: `json-resume/` makes content of it, and of what the readers return. */
const jsonResume = "json-resume";

export const sourceNames: readonly string[] = [jsonResume, ...Object.keys(readers)];

/** Loads an importer; undefined for JSON Resume. */
export async function loadReader(name: string): Promise<Reader | undefined> {
  return Object.hasOwn(readers, name) ? readers[name]?.() : undefined;
}

/** Loads all importers. JSON Resume needs none, so it isn't among them. */
export function loadReaders(): Promise<Reader[]> {
  return Promise.all(Object.values(readers).map((load) => load()));
}
