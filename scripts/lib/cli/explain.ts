import { allowableCodes, type Code, messages, severityOf } from "../../../schema/messages/messages.ts";
import { wrap } from "./reporters/display.ts";
import { nameSource } from "./reporters/name-source.ts";

/** The long form of a message, with a wrong and a right example. */
export function explainCode(code: Code, width = 100): string {
  const { title, explanation, wrong, right } = messages[code];
  const indent = (text: string) =>
    text
      .split("\n")
      .map((line) => `    ${line}`)
      .join("\n");
  const lines = [
    `${severityOf(code)}[${code}]: ${title}`,
    "",
    wrap(explanation, Math.min(width, 100), ""),
    "",
    "  Wrong:",
    indent(wrong === "" ? "(an empty file)" : wrong),
    "",
    "  Right:",
    indent(right),
  ];
  if (severityOf(code) === "advice") lines.push("", wrap(`Source: ${nameSource(code)}`, Math.min(width, 100), ""));
  if (allowableCodes.includes(code))
    lines.push("", `If it is meant so, allow it at the top of the file: "allow": ["${code}"]`);
  return `${lines.join("\n")}\n`;
}
