import { optionFacts } from "./options.ts";
import type { OptionShape } from "./read-arguments.ts";
import { wrap } from "./reporters/display.ts";

const width = 100;

/** A command's help: how it is called, what it does, and every option with its default. */
export function writeHelp(call: string, description: string, options: OptionShape): string {
  const rows = Object.entries(options).map(([name, schema]) => {
    const { value = "", description } = optionFacts.get(schema) ?? { description: "" };
    const { data: standard } = schema.safeParse(undefined);
    const isTold = value !== "" && (typeof standard === "string" || typeof standard === "number");
    const word = name === "operands" ? value : `--${name} ${value}`.trim();
    return { word, text: isTold ? `${description} (${standard})` : description };
  });
  const operands = options["operands"] && optionFacts.get(options["operands"])?.value;
  return `Usage: ${[call, "--", operands, "[options]"].filter(Boolean).join(" ")}

${wrap(description, width)}

${listRows([...rows, { word: "--help", text: "this text" }])}

Ends with 0 if all is sound, 1 if the content has problems, 2 if the command could not do its work.
`;
}

/** Lines of a word and what it means, one under the other. */
export function listRows(rows: readonly { word: string; text: string }[]): string {
  const column = Math.max(...rows.map(({ word }) => word.length)) + 5;
  const lines = rows.map(
    ({ word, text }) =>
      `  ${word.padEnd(column - 2)}${wrap(text, width - column).replaceAll("\n", `\n${" ".repeat(column)}`)}`,
  );
  return lines.join("\n");
}
