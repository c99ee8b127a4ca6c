/** What the build of one site may take. What is left out has no limit. */
export interface Limits {
  /** Bytes of resident memory; what the program itself takes, about 200 MB, counts. */
  memory?: number | undefined;
  /** Seconds of wall-clock time, from when the site's build starts. */
  seconds?: number | undefined;
  /** Bytes of the site's files, but for the compiled application's, which all sites share. */
  disk?: number | undefined;
}

/** The limits of each of several sites, unless the command says others: their owners may not know each other. */
export const limitsForMany = { memory: 1_000_000_000, seconds: 120, disk: 1_000_000_000 } as const satisfies Limits;

const units = { MB: 1_000_000, GB: 1_000_000_000 };

/** Reads a number of bytes, such as "512MB" or "1.5 GB"; undefined if the text is anything else. */
export function readSize(text: string): number | undefined {
  const [, number = "", unit = ""] = /^(\d{1,6}(?:\.\d{1,3})?) ?([MG]B)$/i.exec(text) ?? [];
  const bytes = Number(number) * (unit.toUpperCase() === "GB" ? units.GB : units.MB);
  return bytes >= units.MB ? bytes : undefined;
}
