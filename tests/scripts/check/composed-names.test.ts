import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fixContent } from "../../../scripts/lib/content/fix-content.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";

/** The same name in Unicode's composed form, as keyboards write it, and decomposed, as macOS writes names of files. */
const [typed, stored] = ["assets/Büro.txt".normalize("NFC"), "assets/Büro.txt".normalize("NFD")];

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "composed-names-"));
  file = join(folder, "content.json");
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, stored), "An office.");
  const content = {
    version: 1,
    site: { title: "Asha Rao", description: "Chargers.", language: "en", url: "https://asha-rao.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    navigation: { links: [{ label: "Office", to: typed }] },
    pages: [{ path: "/", title: "Home", description: "Chargers.", blocks: [{ type: "hero" }] }],
  };
  await writeFile(file, JSON.stringify(content, null, 2));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("a file whose name looks the same is to be renamed without accents, or written as it is by --fix", async () => {
  const { diagnostics } = await loadContent(file);
  expect(diagnostics).toMatchObject([{ code: "no-such-file", hint: expect.stringContaining('"assets/Buro.txt"') }]);
  const { after } = await fixContent(file);
  expect([...after.values()].join()).toContain(`"to": "${stored}"`);
  for (const [name, text] of after) await writeFile(name, text);
  expect(await readFile(file, "utf8")).toContain(stored);
  expect((await loadContent(file)).diagnostics).toEqual([]);
});
