import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";

const folder = join(import.meta.dirname, "../../content/examples");

/** What the people are whose whole portfolios stand in the examples. All of them are invented. */
export const portfolios: readonly string[] = readdirSync(folder).toSorted();

/** The content file of one of them, its pictures and texts beside it. */
export function portfolioFile(who: string): string {
  return join(folder, who, "content.json");
}

/** What the content of one of them says, the texts that it keeps in files of their own in their places. */
export function readPortfolio(who: string): unknown {
  return JSON.parse(readFileSync(portfolioFile(who), "utf8"), (_key, value: unknown) =>
    isRecord(value) && typeof value["file"] === "string"
      ? readFileSync(join(folder, who, value["file"]), "utf8")
      : value,
  );
}
