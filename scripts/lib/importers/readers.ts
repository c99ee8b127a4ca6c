import type { Reader } from "./reader.ts";

/** What can be imported beside JSON Resume, by its name for `--from`. A new one is added here. */
const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  "developer-folio": async () => (await import("./developer-folio.ts")).developerFolio,
  europass: async () => (await import("./europass/europass.ts")).europass,
  gitprofile: async () => (await import("./gitprofile.ts")).gitprofile,
  linkedin: async () => (await import("./linkedin.ts")).linkedin,
  "master-portfolio": async () => (await import("./master-portfolio.ts")).masterPortfolio,
  orcid: async () => (await import("./orcid.ts")).orcid,
  "reactive-resume": async () => (await import("./reactive-resume.ts")).reactiveResume,
  rendercv: async () => (await import("./rendercv.ts")).rendercv,
};

/** The name of what is read as it stands. */
const jsonResume = "json-resume";

export const sourceNames: readonly string[] = [jsonResume, ...Object.keys(readers)];

/** The reader of this name; none for JSON Resume. */
export async function loadReader(name: string): Promise<Reader | undefined> {
  return Object.hasOwn(readers, name) ? readers[name]?.() : undefined;
}

export function loadReaders(): Promise<Reader[]> {
  return Promise.all(Object.values(readers).map((load) => load()));
}
