/**
 * Judges imports of files that others wrote, as `scripts/lib/importers/tried.md` describes:
 * `npx tsx tests/scripts/importers/try-files.ts FILE…`. Prints a row for each file or folder, then each value that didn't
 * arrive and each text that may be wrong, for people to look at. The files are their owners' and are not kept here.
 */
import { relative } from "node:path";
import { goesOn } from "../../../schema/check/shape/date-words.ts";
import { DiagnosticsError } from "../../../scripts/lib/cli/command.ts";
import { type ImportedFile, importFile } from "../../../scripts/lib/importers/import-file.ts";
import { openSource } from "../../../scripts/lib/importers/read-source.ts";
import { leaveOutUnshown } from "../../../scripts/lib/importers/tree/unshown.ts";
import { joinPath, type Value } from "../../../scripts/lib/importers/tree/value.ts";
import { areWordsSaid, isSaid, textsOfPerson, textsOfSource } from "./said.ts";

/** Keys whose values say nothing of the person, by the protocol: what things look like, settings, and the page's own words. */
const ofForm = new RegExp(
  `^(?:${[
    "\\$schema|meta|metadata|_?id|uuid|slug|.*icon.*|.*class(?:_?name)?|.*colou?r(?:_code)?|styles?|theme.*|design|layout|locale.*",
    "settings|rendercv_settings|config|template|seo|base|analytics|hotjar|googleanalytics|mode|exclude|sortby|automatic|footer",
    "images?|img|src|bg|background.*|.*(?:image|logo|picture|photo|avatar)(?:_?(?:path|url|src|alt|name))?|alt|alt_name|filename",
    "level|rating|stars|order|columns|visible|hidden|display.*|version|lastmodified|canonical|language_?code|lang|size|effects",
    "splashscreen|illustration|twitterdetails|opensource|resumesection|portfolio_repository|(?:contact|skill)message|contactsection",
    "projectsheader|publicationsheader|animation|lottie.*|dataindex|titlenamemap|progresspercentage|__?comm?ent|status|creation date",
  ].join("|")})$`,
  "i",
);

/** Keys of headings, and of texts that introduce a section. */
const ofHeading = /^(?:title|sub_?title|header|heading|name|description)$/i;

/** Keys of private facts, which a public page should not say. */
const isPrivate =
  /^(?:address|road|suburb|street.*|zip.*|post_?code|postal.*|.*birth.*|age|gender|sex|marital.*|nationality|visa.*|latitude|longitude|map.*|location_map_link|dob|maiden name|instant messengers)$/i;

/** Tables of LinkedIn's that are about the person's profile. */
const ofProfile =
  /^(?:Profile|Profile Summary|Positions|Education|Skills|Languages|Certifications|Honors|Publications|Projects|Patents|Volunteering|Organizations|Courses|Recommendations_Received)$/;

interface Written {
  path: string;
  text: string;
}

/** Lists the values of a source. */
function listValues(value: Value, path = "", key = "", isItem = true): Written[] {
  if (value.refusal !== undefined || ofForm.test(key) || (isPrivate.test(key) && !value.isObject)) return [];
  if (value.isList) return value.children.flatMap((child, index) => listValues(child, `${path}[${index}]`, key, true));
  // Contact data of other people.
  if (/^references\b.*(?:phone|email|contact)/i.test(path)) return [];
  if (value.isObject) {
    const isSection = !isItem && value.children.some(({ isList }) => isList);
    return [...value.fields].flatMap(([name, field]) =>
      isSection && ofHeading.test(name) && !field.isList ? [] : listValues(field, joinPath(path, name), name, false),
    );
  }
  const { text } = value;
  if (text === undefined || !/[\p{L}\p{N}]/u.test(text)) return [];
  // Greetings, file names, colours and class names.
  if (/^(?:hi|hello|hey)\b.{0,50}$/i.test(text)) return [];
  if (/^[^\s]*\.(?:png|jpe?g|svg|gif|webp|avif|ico|pdf|docx?|mp4)$/i.test(text) && !/^https?:/i.test(text)) return [];
  if (/^(?:#[0-9a-f]{3,8}|fa[bsr]? fa-.*|[a-z]+:[a-z-]+)$/i.test(text)) return [];
  if (/^[0-9]{1,3}%?$/.test(text)) return [];
  return [{ path, text }];
}

const withoutScheme = (text: string) => text.replace(/^(?:https?:)?\/\/(?:www\.)?|^mailto:|\/$/gi, "");

/** True if the content has a value: all words of each of its lines, or the years of a date. */
function arrives({ path, text }: Written, content: string): boolean {
  if (isSaid(withoutScheme(text), content)) return true;
  const years = text.match(/(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])/g) ?? [];
  if (
    years.length > 0 &&
    text.length < 40 &&
    /date|year|start|end|period|duration|from|to|time|finish|publi|issue|graduat/i.test(path)
  )
    return years.every((year) => content.includes(year));
  if (goesOn(text) || /^(?:true|false)$/i.test(text)) return true;
  const lines = text
    .split(/\n|<\/?(?:p|li|ul|ol|br|div|strong|em|b|i|a|span)[^>]*>|\*\*|\]\(|\)|\[|[,;|]/i)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.every((line) => isSaid(withoutScheme(line), content));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function judge(file: string): Promise<string> {
  const opened = await openSource(file);
  const { source } = opened;
  const shown = leaveOutUnshown(source);
  const about =
    opened.reader?.form === "archive"
      ? shown.with(new Map([...shown.fields].filter(([table]) => ofProfile.test(table))))
      : shown;
  const values = listValues(about);
  const name = `${opened.reader?.title ?? "JSON Resume"} | \`${relative("", file)}\``;
  let imported: ImportedFile;
  try {
    imported = await importFile(file, { schema: "./s.json", name: "content.json" });
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return `| ${name} | ${values.length} | refused | ${error.message.trim().split("\n").at(-1)} | |`;
  }
  const content = textsIn(JSON.parse(imported.text)).join(" \u2028 ");
  const lost = values.filter((value) => !arrives(value, content));
  for (const { path, text } of lost) console.error(`  lost ${path}: ${JSON.stringify(text).slice(0, 160)}`);
  const known = textsOfSource(shown).join(" ");
  const told = imported.notes.map(({ message }) => message).join("\n");
  const isKnown = (text: string) => isSaid(text, known) || areWordsSaid(text, known);
  const strange = textsOfPerson(imported.text).filter((text) => !isKnown(text));
  for (const text of strange)
    console.error(
      `  ${isSaid(text, told) || areWordsSaid(text, told) ? "told" : "WRONG"} ${JSON.stringify(text).slice(0, 200)}`,
    );
  const wrong = strange.filter((text) => !isSaid(text, told) && !areWordsSaid(text, told));
  const warnings = imported.diagnostics.filter(({ code }) => code !== "insecure-link");
  for (const { code, path, message } of warnings) console.error(`  warning ${code} ${path}: ${message.slice(0, 120)}`);
  return `| ${name} | ${values.length} | ${values.length - lost.length} | ${wrong.length} | ${warnings.length} |`;
}

for (const file of process.argv.slice(2)) {
  console.error(`# ${file}`);
  try {
    console.log(await judge(file));
  } catch (error) {
    console.log(
      `| unread | \`${relative("", file)}\` | | ${error instanceof Error ? error.message.split("\n")[0] : error} | | |`,
    );
  }
}
