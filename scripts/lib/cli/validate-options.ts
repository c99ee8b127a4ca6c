import { parseArgs } from "node:util";
import { type Code, codes } from "../../../schema/messages/messages.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { type Format, formats } from "./reporters/report-options.ts";

/** What a call of `validate` asks for. */
export type ValidateRequest =
  | { kind: "check"; files: string[]; format: Format; strict: boolean; watch: boolean }
  | { kind: "explain"; code: Code }
  | { kind: "help" }
  | { kind: "refuse"; reason: string };

const options = {
  format: { type: "string", default: "pretty" },
  strict: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  explain: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
  // As the other commands name their file.
  content: { type: "string", multiple: true },
} as const;

const makeHelp = (command: string, purpose: string, strict: string) => `${purpose}

  npm run ${command} -- [FILE…] [options]

  FILE…              the files to check; content.json if none is named
  --format FORMAT    pretty (default), json, github or sarif
  --strict           ${strict}
  --watch            check again whenever a file changes
  --explain CODE     say more about a problem, with a wrong and a right example
  --help             this text

Ends with 0 if the content is sound, 1 if there are problems, 2 if it could not be checked.
`;

export const validateHelp = makeHelp("validate", "Checks content files.", "warnings are errors");

export const auditHelp = makeHelp(
  "audit",
  "Checks content files, and reads sound ones as a recruiter and an applicant system would: what is missing, vague, unlinked,\ntoo long, undated.",
  "warnings and advice are errors",
);

/** Reads the arguments of a call; what can't be understood is refused with a reason. */
export function readRequest(args: string[]): ValidateRequest {
  const parsed = parse(args);
  if (typeof parsed === "string") return { kind: "refuse", reason: parsed };
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  if (values.explain !== undefined) return readExplain(values.explain);
  const format = formats.find((name) => name === values.format);
  if (!format)
    return {
      kind: "refuse",
      reason: `There is no format ${JSON.stringify(values.format)}; there are ${formats.join(", ")}.${didYouMean(values.format, formats)}`,
    };
  const named = [...positionals, ...(values.content ?? [])];
  const files = named.length > 0 ? named : ["content.json"];
  return { kind: "check", files, format, strict: values.strict, watch: values.watch };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const flag = args.find(
      (arg) => arg.startsWith("-") && !Object.hasOwn(options, arg.replace(/^--?/, "").split("=")[0] ?? ""),
    );
    if (flag === undefined) return error instanceof Error ? error.message : "The arguments can't be read.";
    return `There is no option ${flag}.${didYouMean(
      flag,
      Object.keys(options).map((name) => `--${name}`),
    )}`;
  }
}

function readExplain(word: string): ValidateRequest {
  const code = codes.find((known) => known === word);
  if (code) return { kind: "explain", code };
  return { kind: "refuse", reason: `There is no problem called ${JSON.stringify(word)}.${didYouMean(word, codes)}` };
}

function didYouMean(word: string, candidates: readonly string[]): string {
  const near = suggest(word, candidates);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}
