import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { formatJson } from "../../../schema/source/format-json.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { Editor } from "../../../scripts/lib/edit/editor.ts";
import { handleEditor } from "../../../scripts/lib/edit/handle-editor.ts";
import { createGuardedServer } from "../../../scripts/lib/serve/guard-requests.ts";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import type { ChangedEvent } from "../../../src/editor/protocol.ts";

export const content = formatJson({
  version: 1,
  site: { url: "https://ada.example", languages: ["en", "de"] },
  profile: { name: "Ada", photo: { src: "assets/photo.svg", alt: "Ada" } },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "prose", body: { file: "texts/story.md" } },
        { type: "card-grid", cards: { file: "cards.json" } },
        { type: "post-list", posts: "posts/*.md" },
        { type: "prose", body: "A [link](/nowhere)." },
      ],
    },
  ],
});
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
export const texts: Record<string, string> = {
  "content.json": content,
  "texts/story.md": "A story.\n",
  "cards.json": '[{ "title": "One" }]\n',
  "posts/first.md": "---\ntitle: First\ndate: 2026-01-02\n---\n\nA post.\n",
  "assets/photo.svg": picture,
};

const json = { "content-type": "application/json" };

/** The editor's server for a small site, without the dev server around it. */
export class ServedEditor {
  readonly folder: string;
  readonly site: string;
  readonly editor: Editor;
  readonly #server: Server;
  origin = "";
  /** What the check said last. */
  codes: readonly string[] = [];

  static async start(): Promise<ServedEditor> {
    const served = new ServedEditor(await realpath(await mkdtemp(join(tmpdir(), "edit-api-"))));
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(join(served.site, path, ".."), { recursive: true });
      await writeFile(join(served.site, path), text);
    }
    await writeFile(join(served.folder, "secret.svg"), picture.replace("40", "41"));
    await symlink(join(served.folder, "secret.svg"), join(served.site, "assets/linked.svg"));
    served.origin = `http://localhost:${await listen(served.#server, 0)}`;
    await served.#load(true);
    return served;
  }

  private constructor(folder: string) {
    this.folder = folder;
    this.site = join(folder, "site");
    this.editor = new Editor({
      file: join(this.site, "content.json"),
      startPreview: async () => "http://localhost:9",
      reload: () => void this.#load(false),
    });
    this.#server = createGuardedServer(
      async (request, response, url) => {
        if (!(await handleEditor(this.editor, request, response, url))) response.writeHead(404).end("elsewhere");
      },
      { methodsOf: (path) => (path.startsWith("/__edit/api/") ? ["POST"] : ["GET"]) },
    );
  }

  /** Reads the files again, as after a change of another program. */
  reload(): Promise<void> {
    return this.#load(true);
  }

  async #load(hasChanged: boolean): Promise<void> {
    const unsaved = await this.editor.readUnsaved(hasChanged);
    const file = join(this.site, "content.json");
    const loaded = await loadContent(file, { name: "site/content.json", unsaved });
    this.codes = loaded.diagnostics.map(({ code }) => code);
    await this.editor.update(loaded, "");
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.editor.close();
    await rm(this.folder, { recursive: true });
  }

  /** Posts as the editor's page does, but for what is given. */
  post(name: string, body: BodyInit, headers: Record<string, string> = json): Promise<Response> {
    const own = { origin: this.origin, "x-portfolio-token": this.editor.token };
    return fetch(`${this.origin}/__edit/api/${name}`, { method: "POST", body, headers: { ...own, ...headers } });
  }

  upload(name: string, body: BodyInit): Promise<Response> {
    const headers = { "content-type": "application/octet-stream", "x-portfolio-name": encodeURIComponent(name) };
    return this.post("upload", body, headers);
  }

  async call<Answer>(name: string, body: unknown): Promise<Answer> {
    const response = await this.post(name, JSON.stringify(body));
    expect(response.status).toBe(200);
    return response.json();
  }

  /** The events of the editor, one after the other. */
  async *listen(): AsyncGenerator<ChangedEvent> {
    const response = await this.post("events", "{}");
    let rest = "";
    for await (const chunk of response.body ?? []) {
      rest += new TextDecoder().decode(chunk);
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield JSON.parse(line);
    }
  }
}

export const codeOf = async (response: Response) => `${response.status} ${(await response.json()).error.code}`;
