import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawLandscape } from "../../support/draw-pictures.ts";
import { formatKb, formatMs } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { scoreBuiltPage } from "../support/browser/lighthouse.ts";
import { type ContentDraft, readDraft, writeDraft } from "../support/large-content.ts";
import { measureBuild } from "../support/project-build.ts";
import { type ProjectCopy, withProjectCopy } from "../support/project-copy.ts";

const count = 60;

/** 24 megapixels, as cameras make them. */
const size = { width: 6000, height: 4000 };

const path = "works";
const mostMemory = 1500;

/** What a page of large photos costs its owner, and its visitors. */
export const pictures: Section = {
  name: "pictures",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      // The application is compiled by the first build, which is not measured.
      await measureBuild(project, ["--out", "dist"]);
      const draft = await makeDraft(context, project);
      const build = async (words: string) => {
        await writeDraft(withWords(draft, words), join(project.folder, path, "content.json"), context.file);
        return measureBuild(project, ["--content", `${path}/content.json`, "--out", `sites/${path}`]);
      };
      context.report(`Pictures: building ${count} photos`);
      const first = await build("Before");
      const second = await build("After");
      const score = await scoreBuiltPage(context, join(project.folder, "sites", path), path);
      const html = await stat(join(project.folder, "sites", path, path, "index.html"));
      return {
        tables: [
          {
            title: "A page of many photos",
            note: `A gallery of ${count} photos of 24 megapixels each, built by \`npm run build\`: at first, and again after an edit of words. The score is Lighthouse's for performance, on its mobile profile; HTML in thousands of bytes, not compressed.`,
            columns: ["build", "seconds", "MB at most", "HTML", "score", "LCP", "CLS"],
            rows: [
              [
                "first",
                (first.time / 1000).toFixed(1),
                `${first.memory}`,
                formatKb(html.size),
                score.score.toFixed(0),
                formatMs(score.lcp),
                score.cls.toFixed(3),
              ],
              ["second", (second.time / 1000).toFixed(1), `${second.memory}`, "", "", "", ""],
            ],
          },
        ],
        targets: [
          judgeTarget(
            `${count} photos of 24 megapixels take at most ${mostMemory} MB`,
            mostMemory,
            " MB",
            new Map([
              ["first build", first.memory],
              ["second build", second.memory],
            ]),
          ),
          judgeTarget(
            "a build that changes no photo takes at most 0.2 of the first",
            0.2,
            "×",
            new Map([[`${count} photos`, second.time / first.time]]),
          ),
          judgeTarget("nothing moves when photos come (CLS)", 0, "", new Map([[`${count} photos`, score.cls]])),
          judgeTarget(
            `the page of ${count} photos has a performance score of 90 (points missing)`,
            10,
            "",
            new Map([[`${count} photos`, 100 - score.score]]),
          ),
        ],
      };
    }),
};

/** The content with a page that shows the photos, which are drawn beside it. */
async function makeDraft({ file, report }: BenchContext, project: ProjectCopy): Promise<ContentDraft> {
  report(`Pictures: drawing ${count} photos`);
  const folder = join(project.folder, path, "assets");
  await mkdir(folder, { recursive: true });
  const images: object[] = [];
  for (let number = 1; number <= count; number += 1) {
    const photo = await sharp(drawLandscape(size.width, size.height, number * 6))
      .jpeg({ quality: 90 })
      .toBuffer();
    await writeFile(join(folder, `photo-${number}.jpg`), photo);
    images.push({ src: `assets/photo-${number}.jpg`, alt: `Landscape ${number}`, caption: `Number ${number}` });
  }
  const draft = await readDraft(file);
  const page = { path: `/${path}`, title: "Works", blocks: [{ type: "gallery", title: "Works", images }] };
  return { ...draft, pages: [...draft.pages, page] };
}

function withWords(draft: ContentDraft, words: string): ContentDraft {
  return { ...draft, pages: draft.pages.map((page) => ({ ...page, description: `${words} an edit` })) };
}
