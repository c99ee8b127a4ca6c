import { allowableCodes, type Code, messages, severityOf } from "../../../schema/messages/messages.ts";
import { wrap } from "./reporters/display.ts";
import { nameSource } from "./reporters/pretty.ts";

/** The long form of a message, with a wrong and a right example. */
export function explainCode(code: Code, width = 100): string {
  const { title, explanation, wrong, right } = messages[code];
  const room = Math.min(width, 100);
  const indent = (text: string) => `    ${text.replaceAll("\n", "\n    ")}`;
  const lines = [
    `${severityOf(code)}[${code}]: ${title}`,
    "",
    wrap(explanation, room),
    "",
    "  Wrong:",
    indent(wrong === "" ? "(an empty file)" : wrong),
    "",
    "  Right:",
    indent(right),
  ];
  if (severityOf(code) === "advice") lines.push("", wrap(`Source: ${nameSource(code)}`, room));
  if (allowableCodes.includes(code))
    lines.push("", `If it is meant so, allow it at the top of the file: "allow": ["${code}"]`);
  return `${lines.join("\n")}\n`;
}
