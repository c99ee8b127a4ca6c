import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { EditSession } from "../../../scripts/lib/edit/edit-session.ts";
import { EditState } from "../../../scripts/lib/edit/edit-state.ts";
import { hashText } from "../../../scripts/lib/edit/file-history.ts";
import { readEntries } from "../../../scripts/lib/edit/journal.ts";
import type { FileRole } from "../../../src/editor/editor-state.ts";

export const content = '{ "title": "Ada",\r\n  "tags": ["one", "two"] }\r\n';
export const post = "---\ntitle: First\n---\n\nOne paragraph.\n\nAnother one.\n";
export const roles = new Map<string, FileRole>([
  ["content.json", "content"],
  ["posts/first.md", "post"],
]);

/** All texts of a file that a journal can restore. */
async function listRestorable(journal: string, path: string): Promise<Set<string>> {
  const state = new EditState();
  const texts = new Set<string>();
  for (const name of (await readdir(journal)).sort())
    for (const entry of readEntries(await readFile(join(journal, name), "utf8"))) {
      state.apply(entry);
      texts.add(state.files.get(path)?.history.text ?? "");
      if (entry.kind === "sent" && entry.file === path) texts.add(entry.text);
    }
  return texts;
}

/** Two files that are being edited, in a folder of their own. */
export class EditedSite {
  readonly folder: string;
  readonly root: string;
  readonly journal: string;
  readonly #sessions: EditSession[] = [];

  static async make(text = content, parent = tmpdir()): Promise<EditedSite> {
    const site = new EditedSite(await realpath(await mkdtemp(join(parent, "edited-site-"))));
    await mkdir(join(site.root, "posts"), { recursive: true });
    await writeFile(join(site.root, "content.json"), text);
    await writeFile(join(site.root, "posts/first.md"), post);
    await site.restart();
    return site;
  }

  private constructor(folder: string) {
    this.folder = folder;
    [this.root, this.journal] = [join(folder, "site"), join(folder, "journal")];
  }

  get session(): EditSession {
    const session = this.#sessions.at(-1);
    if (!session) throw new Error("No session is open.");
    return session;
  }

  /** Starts another session, as a new start of the program. The one before is left as a crash leaves it. */
  async restart(): Promise<EditSession> {
    this.#sessions.push(new EditSession({ root: this.root, journal: this.journal, onChange: () => {} }));
    await this.session.restore();
    await this.session.include(roles);
    return this.session;
  }

  async end(): Promise<void> {
    for (const session of this.#sessions) await session.close();
    await rm(this.folder, { recursive: true });
  }

  onDisk(path = "content.json"): Promise<string> {
    return readFile(join(this.root, path), "utf8");
  }

  write(text: string, path = "content.json"): Promise<void> {
    return writeFile(join(this.root, path), text);
  }

  textOf(path = "content.json"): string {
    return this.session.state.files.get(path)?.history.text ?? "";
  }

  untilSaved(text: string, path?: string): Promise<void> {
    return vi.waitFor(async () => expect(await this.onDisk(path)).toBe(text), { timeout: 20_000 });
  }

  /** Sends a replacement in the newest text, or in another. */
  send(
    [from, to]: readonly [string, string],
    { path = "content.json", of = this.textOf(path), group }: { path?: string; of?: string; group?: string } = {},
  ) {
    const start = of.indexOf(from);
    expect(start).toBeGreaterThanOrEqual(0);
    const edits = [{ file: path, base: hashText(of), changes: [{ start, end: start + from.length, text: to }] }];
    return this.session.edit({ edits, label: `Replace ${from}`, ...(group !== undefined && { group }) });
  }

  restorable(path = "content.json"): Promise<Set<string>> {
    return listRestorable(this.journal, path);
  }
}
