import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PostText } from "../../../../schema/check/lists/post-text.ts";
import type { Diagnostic } from "../../../../schema/messages/message.ts";
import { callOf } from "../../../../schema/program.ts";
import { groupBy } from "../../../../schema/source/group-by.ts";
import { CommandError, exitCodeOf, print, shortPath } from "../../cli/command.ts";
import { count, countAll } from "../../cli/reporters/display.ts";
import { reportDiagnostics } from "../../cli/reporters/index.ts";
import { loadContent } from "../../content/load-content.ts";
import { explainRefusal, writeOutput } from "../../files/write-whole.ts";
import type { Note } from "../json-resume/reading.ts";
import { reportNotes } from "../report-notes.ts";
import { hideKeys } from "./convert-post.ts";
import { showAsText } from "./convert-text.ts";
import { type FoundBlog, importBlog } from "./import-blog.ts";

interface RunRequest {
  schema: string;
  out: string;
  force: boolean;
  fetch: boolean;
  language?: string | undefined;
  url?: string | undefined;
}

/** Imports a blog, prints what came of it and returns the exit code. */
export async function runBlogImport(found: FoundBlog, { out, force, fetch, ...request }: RunRequest): Promise<number> {
  const folder = dirname(out);
  const { files, content, notes, posts, remote } = await importBlog(found, {
    ...request,
    fetchInto: fetch ? folder : undefined,
  });
  const taken = force ? undefined : [...files.keys()].map((name) => join(folder, name)).find(existsSync);
  if (taken !== undefined) throw new CommandError(explainRefusal("EEXIST", taken));
  // Content last: if interrupted, some files may be unused, but the content never lacks any.
  for (const [name, bytes] of files) await writeOutput(join(folder, name), bytes, { force });
  await writeOutput(out, content, { force });
  let diagnostics = await settle(out, notes);
  const unwritable = diagnostics.find(({ code }) => code === "missing-script");
  if (unwritable !== undefined) {
    const outputs = '"outputs": { "socialImages": false }';
    await writeOutput(out, content.replace(/"language": "[^"]*"/, `$&,\n    ${outputs}`), { force: true });
    const message = `${unwritable.message} Until you have run npm install for it and removed "outputs" again, there are no share images.`;
    notes.push({ path: shortPath(out), message });
    ({ diagnostics } = await loadContent(out));
  }
  process.stderr.write(reportNotes({ notes, empty: [] }));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const check = callOf("validate", shortPath(out));
  const others = diagnostics.length > 0 ? `${count(countAll(diagnostics), "warning")}: ${check}\n` : "It is sound.\n";
  const stay =
    remote > 0 && !fetch
      ? `${count(remote, "picture is", "pictures are")} on other sites; --fetch fetches them.\n`
      : "";
  print(
    `Wrote ${shortPath(out)}: ${count(posts, "post")} of ${found.generator.title}, ${count(files.size - posts, "file")}.\n${stay}`,
  );
  print(errors.length > 0 ? reportDiagnostics(errors) : others);
  return exitCodeOf(diagnostics);
}

/** The texts that the import writes: posts, and the words of their list. */
const writtenTexts = /(?:^|\/)((?:posts|texts)\/[^/]*)$/;

/** How often the check runs: each time it lists the first errors of a kind. */
const mostRounds = 20;

/** Shows as text, or leaves out of the front matter, what the check refuses in the posts, with notes. Returns what it then says. */
async function settle(out: string, notes: Note[]): Promise<Diagnostic[]> {
  for (let round = 0; ; round += 1) {
    const { diagnostics } = await loadContent(out);
    const errors = diagnostics.filter(
      ({ severity, code, file }) => severity === "error" && code !== "missing-key" && writtenTexts.test(file),
    );
    let isChanged = false;
    for (const [file, own] of groupBy(errors, ({ file }) => file)) {
      const name = writtenTexts.exec(file)?.[1] ?? "";
      const path = join(dirname(out), name);
      const text = await readFile(path, "utf8");
      const source = new PostText(path, text);
      const start = source.frontMatter?.end ?? 0;
      const lines = text.split("\n");
      const places = own.map(({ line, column, message }) => {
        const offset = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1 - start;
        return { line, message, offset, isFact: offset <= 0 };
      });
      const [facts = [], words = []] = [true, false].map((isFact) => places.filter((one) => one.isFact === isFact));
      const made =
        hideKeys(
          text.slice(0, start),
          facts.map(({ line }) => line),
        ) +
        showAsText(
          text.slice(start),
          words.map(({ offset }) => offset),
        );
      if (made === text) continue;
      isChanged = true;
      await writeOutput(path, made, { force: true });
      for (const { line, message, isFact } of places)
        notes.push({
          path: `${name}:${line}`,
          message: `${message} ${isFact ? "It is left out." : "It is shown as text."}`,
        });
    }
    if (!isChanged || round === mostRounds) return diagnostics;
  }
}
