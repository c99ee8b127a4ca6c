/** Limits of one site's build; undefined means no limit. */
export interface Limits {
  /** Bytes of resident memory, including about 200 MB for the program itself. */
  memory?: number | undefined;
  /** Seconds of wall-clock time, from the start of the site's build. */
  seconds?: number | undefined;
  /** Bytes of the site's files, without the compiled application's, which all sites share. */
  disk?: number | undefined;
}

/** The default limits for each of many sites: their owners may not know each other. */
export const limitsForMany = { memory: 1_000_000_000, seconds: 120, disk: 1_000_000_000 } as const satisfies Limits;

const units = { MB: 1_000_000, GB: 1_000_000_000 };

/** Parses a number of bytes, such as "512MB" or "1.5 GB"; undefined for any other text. */
export function readSize(text: string): number | undefined {
  const [, number = "", unit = ""] = /^(\d{1,6}(?:\.\d{1,3})?) ?([MG]B)$/i.exec(text) ?? [];
  const bytes = Number(number) * (unit.toUpperCase() === "GB" ? units.GB : units.MB);
  return bytes >= units.MB ? bytes : undefined;
}
