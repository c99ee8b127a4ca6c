import { mkdtemp, readFile, writeFile, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { buildSite } from "./scripts/lib/build-site.ts";
import { serveSite } from "./scripts/lib/serve-site.ts";
import { browserArguments, findBrowser } from "./scripts/lib/find-browser.ts";
const jobs: [string, string, string[]][] = [
  ["imported", "/tmp/themes-c/stackoverflow/content.json", ["about/", "projects/"]],
  ["own", "content.json", ["contact/"]],
];
const b = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
for (const [name, src, paths] of jobs) {
  const folder = await mkdtemp("/tmp/shots-c/site-");
  const draft = JSON.parse(await readFile(src, "utf8"));
  draft.site.url = "https://a.example/";
  draft.landing = { hidden: true };
  if (name === "own") {
    draft.site.protectContact = true;
    for (const p of draft.pages) for (const bl of p.blocks) if (bl.type === "contact") bl.cvLabel = "Download my CV";
    await writeFile(join(folder, "cv.pdf"), "%PDF-1.7");
  }
  await cp("assets", join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "content.json"), JSON.stringify(draft));
  const r = await buildSite(join(folder, "content.json"), join(folder, "site"));
  if (r.outcome === "refused") { console.log(r.diagnostics); continue; }
  const s = await serveSite(join(folder, "site"), { base: "", port: 0 });
  for (const path of paths) {
    const pics: { buf: Buffer; w: number; h: number }[] = [];
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [360, 768, 1440]) {
        const page = await b.newPage({ viewport: { width, height: 900 }, colorScheme });
        await page.goto(s.url + path);
        if (name === "imported" && path === "about/") { const t = page.getByRole("tab", { name: "References" }); if (await t.count()) await t.click(); }
        const buf = await page.screenshot({ fullPage: true });
        const m = await sharp(buf).metadata();
        pics.push({ buf, w: m.width!, h: Math.min(m.height!, 1500) });
        await page.close();
      }
    const total = pics.reduce((a, p) => a + p.w + 10, 0), h = Math.max(...pics.map((p) => p.h));
    let left = 0;
    const comps = [];
    for (const p of pics) { comps.push({ input: await sharp(p.buf).extract({ left: 0, top: 0, width: p.w, height: p.h }).toBuffer(), left, top: 0 }); left += p.w + 10; }
    await sharp(await sharp({ create: { width: total, height: h, channels: 3, background: "#888" } }).composite(comps).png().toBuffer()).resize({ width: 2400 }).png().toFile(`/tmp/shots-c/${name}-${path.replace(/\W/g, "")}.png`);
  }
  await s.close();
}
await b.close();
