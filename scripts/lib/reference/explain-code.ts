import { allowableCodes, codes, messageOf } from "../../../schema/check/all-messages.ts";
import { callOf } from "../../../schema/program.ts";
import { CommandError } from "../cli/command.ts";
import { didYouMean } from "../cli/options.ts";
import { wrap } from "../cli/reporters/display.ts";
import { nameSource } from "../cli/reporters/pretty.ts";

/** The code of a message, ignoring case; undefined if there is none. */
export function findCode(word: string): string | undefined {
  return codes.find((one) => one === word.toLowerCase());
}

/**
 * The long form of a message, with a wrong and a right example.
 * @throws {CommandError} for an unknown code
 */
export function explainCode(word: string, width = 100): string {
  const code = findCode(word);
  if (code === undefined)
    throw new CommandError(
      `--explain takes the code of a problem, not ${JSON.stringify(word)}.${didYouMean(word, codes)}`,
    );
  const rule = messageOf(code);
  const { severity, title, explanation, wrong, right, fix } = rule;
  const room = Math.min(width, 100);
  const indent = (text: string) => `    ${text.replaceAll("\n", "\n    ")}`;
  const lines = [
    `${severity}[${code}]: ${title}`,
    "",
    wrap(explanation, room),
    "",
    "  Wrong:",
    indent(wrong === "" ? "(an empty file)" : wrong),
    "",
    "  Right:",
    indent(right),
  ];
  if (severity === "advice") lines.push("", wrap(`Source: ${nameSource(rule)}`, room));
  if (fix)
    lines.push(
      "",
      wrap(
        `Where one edit is the remedy, \`--json\` has it as "fix"; \`${callOf("validate", "--fix")}\` makes it if it is certain.`,
        room,
      ),
    );
  if (allowableCodes.includes(code))
    lines.push("", `If it is meant so, allow it at the top of content.json: "allow": ["${code}"]`);
  return `${lines.join("\n")}\n`;
}
