import { existsSync } from "node:fs";
import type { z } from "zod";
import { CommandError, print, shortPath } from "../cli/command.ts";
import { holdsBytes, readRegular } from "../files/read-regular.ts";
import { errorCode, writeOutput } from "../files/write-whole.ts";

/** Reads an existing file, in which the owner may have hidden records. */
export async function readBefore<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  return existsSync(file) ? readRecords(file, schema) : undefined;
}

/** @throws {CommandError} if the file can't be read or has another format */
export async function readRecords<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readRegular(file).catch((error: unknown) => {
    const reasons: Record<string, string> = { EISDIR: "it is a folder", ENXIO: "it is no ordinary file" };
    const code = errorCode(error);
    throw new CommandError(`${shortPath(file)} can't be read (${reasons[code] ?? code}).`, { cause: error });
  });
  try {
    return schema.parse(JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    throw new CommandError(
      `${shortPath(file)} is there, and has another form than this command writes. Mend it, or delete it; or name another file with --out.`,
      { cause: error },
    );
  }
}

/** Writes records. If they don't fit the schema, throws a CommandError and leaves the file unchanged. */
export async function writeRecords<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: z.input<Schema>,
  count: number,
): Promise<void> {
  const { success, error } = schema.safeParse(records);
  if (!success)
    throw new CommandError(`What was fetched has another form than it should: ${error.issues[0]?.message}.`);
  const text = `${JSON.stringify(records, undefined, 2)}\n`;
  const isSame = await holdsBytes(file, text);
  if (!isSame) await writeOutput(file, text, { force: true });
  print(
    `${shortPath(file)} ${isSame ? "is up to date" : "is written"}: ${count} ${count === 1 ? "entry" : "entries"}.\n`,
  );
}
