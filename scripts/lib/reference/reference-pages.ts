import { codes, messageOf } from "../../../schema/check/all-messages.ts";
import type { Severity } from "../../../schema/messages/message.ts";
import { type Definition, definitions, groups } from "../../../schema/reference/definitions.ts";
import { valueKinds } from "../../../schema/reference/value-kinds.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { once } from "../../../schema/source/once.ts";
import { describeChoice, describeWithVersion, headings } from "./words.ts";

/** Where the reference is in the program's folder. */
export const referenceFolder = ".github/guide/reference";

/** Where its pictures are; `npm run look:reference` makes them. @internal */
export const referencePictures = ".github/pictures/reference";

/** The pages of the reference in Markdown, by their files. */
export const referencePages = once((): Readonly<Record<string, () => string>> => {
  const all = [...definitions().values()];
  return {
    [`${referenceFolder}/README.md`]: () => writeIndex(all),
    [`${referenceFolder}/texts.md`]: writeKinds,
    [`${referenceFolder}/messages.md`]: writeMessages,
    ...Object.fromEntries(all.map((one) => [`${referenceFolder}/${one.name}.md`, () => writePage(one)])),
  };
});

const end = "Back to the [reference](README.md).";

function writeIndex(all: readonly Definition[]): string {
  const lists = groups.flatMap((group) => [
    `## ${headings[group]}`,
    table(
      ["name", "is"],
      all
        .filter((one) => one.group === group)
        .map(({ name, description }) => [`[\`${name}\`](${name}.md)`, description]),
    ),
  ]);
  return page(
    "Reference",
    "Everything that [content.json](content.md) may say, [every message](messages.md) about it, and [every command](commands.md). `npm run explain -- NAME` prints the same in the terminal; with `--json` it is for programs, by `npx portfolio` or `npm run --silent`.",
    '- Any text, link, file or picture may be written by language: `{ "en": "…", "de": "…" }`. See [Several languages](../languages.md).\n- Any list of a block may be in a file: `"cards": { "file": "projects.json" }`.\n- [Kinds of text](texts.md) says how a date, an address or a file name is written.',
    ...lists,
    "Back to the [README](../../../README.md).",
  );
}

function writePage(definition: Definition): string {
  const { name, group, keys, shortest, full, diagnostics } = definition;
  const rows = keys.map((facts) => [
    `\`${facts.key}\``,
    linkType(facts.type, definition),
    facts.required ? "required" : facts.default === undefined ? "" : `\`${JSON.stringify(facts.default)}\``,
    describeWithVersion(facts),
  ]);
  const codesOfIt = diagnostics.map((code) => [`[\`${code}\`](messages.md#${code})`, messageOf(code).title]);
  return page(
    name,
    describeWithVersion(definition),
    ...(group === "part" ? [] : [`![${name} in the design bench](../../pictures/reference/${name}.webp)`]),
    json(shortest),
    "## Keys",
    table(["key", "takes", "if left out", "does"], rows),
    describeChoice(definition),
    ...(JSON.stringify(full) === JSON.stringify(shortest) ? [] : ["## Nearly every key", json(full)]),
    ...(codesOfIt.length === 0 ? [] : ["## Diagnostics", table(["code", "reports"], codesOfIt)]),
    end,
  );
}

function writeKinds(): string {
  const parts = [...valueKinds().values()]
    .filter(({ uses }) => uses === undefined)
    .map(({ name, description }) => `## ${name}\n\n${escapeHtml(description)}`);
  return page("Kinds of text", "How values in quotes are written. The check says where one is not.", ...parts, end);
}

/** All messages, one a line, in a table for each severity. */
function listMessages(): string {
  const severities: readonly Severity[] = ["error", "warning", "advice"];
  const rowsOf = (severity: Severity) =>
    codes
      .filter((code) => messageOf(code).severity === severity)
      .map((code) => [`[\`${code}\`](#${code})`, messageOf(code).title.replace(/[<[\]*]/g, "\\$&")]);
  return severities.map((severity) => table([severity, "reports"], rowsOf(severity))).join("\n\n");
}

function writeMessages(): string {
  const parts = codes.map((code) => {
    const { severity, title, explanation, wrong, right, fix } = messageOf(code);
    const words = `${severity}: ${title}. ${explanation}${fix ? " It may have a fix." : ""}`.replace(
      /[<[\]*]/g,
      "\\$&",
    );
    const text = `## ${code}\n\n${words}`;
    return [text, "Wrong:", fence(wrong), "Right:", fence(right)].join("\n\n");
  });
  return page(
    "Messages",
    "What `validate` and `audit` report. `npm run explain -- CODE` prints one. One that may have a fix has it in `validate --json`; `validate --fix` makes those that are certain.",
    "An error stops a build, and `validate` ends with 1, or with 2 if it could not read the content file (`file-missing`, `file-is-folder`, `file-unreadable`). Warnings and advice stop nothing, unless `--strict` makes them errors. [Commands](commands.md#exit-codes) has all exit codes.",
    listMessages(),
    ...parts,
    end,
  );
}

/** Links what a type names: objects to their pages, kinds of text to their forms. */
function linkType(type: string, { uses, kinds }: Definition): string {
  const parts = type.split(/( or |list of | by language)/).map((part) => {
    if (uses.includes(part)) return `[${part}](${part}.md)`;
    if (kinds.includes(part)) return `[${part}](texts.md#${anchorOf(part)})`;
    if (part === "block" || part === "card") return `[${part}](README.md#${anchorOf(headings[part])})`;
    return part.startsWith('"') ? `\`${part}\`` : part;
  });
  return parts.join("");
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z -]/g, "")
    .replaceAll(" ", "-");
}

function page(title: string, ...parts: readonly string[]): string {
  return pageFrom("the schema", title, ...parts);
}

/** A page that is made from `source`. */
export function pageFrom(source: string, title: string, ...parts: readonly string[]): string {
  const origin = `<!-- Written by \`npm run reference\` from ${source}. Change ${source} instead. -->`;
  return `${[`# ${title}`, origin, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const body = rows.map((row) => line(row.map((cell) => escapeHtml(cell).replaceAll("|", "\\|"))));
  return [line(columns), `|${columns.map(() => "---").join("|")}|`, ...body].join("\n");
}

function json(value: unknown): string {
  return fence(formatJson(value).trimEnd(), "json");
}

function fence(text: string, language = ""): string {
  const marks = text.includes("```") ? "````" : "```";
  return `${marks}${language}\n${text}\n${marks}`;
}

/** Escapes what Markdown would read as HTML; code stays as it is. */
function escapeHtml(text: string): string {
  return text.replace(/`[^`]*`|</g, (part) => (part === "<" ? "\\<" : part));
}
