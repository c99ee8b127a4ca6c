import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";

/** The first pixels of a part of a picture: red, green and blue. */
const colourAt = async (file: string, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

it("`npm run look` makes a sheet of each page, light over dark, on three screens side by side", async () => {
  const folder = await mkdtemp(join(tmpdir(), "look-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "asha"));
  const page = (path: string) => ({ path, title: "Work", blocks: [{ type: "prose", paragraphs: ["I build."] }] });
  const content = {
    version: 1,
    site: { title: "Asha Rao", url: "https://asha.example/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    theme: { colorMode: "system" },
    pages: [page("/"), { ...page("/work"), movedFrom: ["/old"] }],
  };
  const file = join(folder, "asha/content.json");
  await writeFile(file, JSON.stringify(content));
  const out = join(folder, "sheets");
  const { status, stdout } = spawnSync(`npm run --silent look -- ${file} --out ${out}`, {
    shell: true,
    encoding: "utf8",
  });
  expect(stdout).toContain("asha: 2 pages");
  expect(status).toBe(0);
  const sheets = (await readdir(out)).filter((name) => name.endsWith(".webp"));
  expect(sheets.sort()).toEqual(["asha-home.webp", "asha-work.webp"]);
  const sheet = join(out, "asha-home.webp");
  const { width = 0, height = 0 } = await sharp(sheet).metadata();
  expect(width).toBe(12 + 180 + 12 + 384 + 12 + 720 + 12);
  const [light = 0] = await colourAt(sheet, 20, 20);
  const [dark = 0] = await colourAt(sheet, 20, Math.round(height / 2) + 40);
  expect(light).toBeGreaterThan(200);
  expect(dark).toBeLessThan(60);
});
