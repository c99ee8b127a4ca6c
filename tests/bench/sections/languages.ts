import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { formatKb, formatRatio } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { type ContentDraft, readDraft, withPages, writeDraft } from "../support/large-content.ts";
import { pageName } from "../support/page-name.ts";
import { type BuildCost, measureBuild } from "../support/project-build.ts";
import { type ProjectCopy, withProjectCopy } from "../support/project-copy.ts";
import { inLanguages } from "../support/translated-content.ts";

const languages = ["en", "de", "fr"] as const;
const pageCount = 500;

/** What further languages cost an owner's builds, and the visitors of each page. */
export const manyLanguages: Section = {
  name: "languages",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      const draft = await readDraft(context.file);
      // The application is compiled by the first build, which is not measured.
      await buildBoth(context, project, "small", draft);
      const sites = { one: "sites/small-one", several: "sites/small-several" };
      const weights = await Promise.all(draft.pages.map(({ path }) => weighPage(project, sites, path)));
      const large = await buildBoth(context, project, "large", withPages(draft, pageCount));
      return {
        tables: [
          {
            title: "Pages in several languages",
            note: `A first build of ${pageCount} pages, their share images included; all texts are in all ${languages.length} languages.`,
            columns: ["languages", "seconds", "to one", "MB at most"],
            rows: Object.values(large).map(({ time, memory }, index) => [
              `${index === 0 ? 1 : languages.length}`,
              (time / 1000).toFixed(1),
              formatRatio(time, large.one.time),
              `${memory}`,
            ]),
          },
          {
            title: "A page beside itself in other languages",
            note: `Thousands of bytes of HTML, its styles in it, with Brotli: the page of a site in one language, and the same page of one in ${languages.length}.`,
            columns: ["page", "in one", `in ${languages.length}`, "more"],
            rows: weights.map(({ page, one, several }) => [
              pageName(page),
              formatKb(one),
              formatKb(several),
              formatKb(several - one),
            ]),
          },
        ],
        targets: [
          judgeTarget(
            `${pageCount} pages in ${languages.length} languages cost a build at most 3.2 of ${pageCount} in one`,
            3.2,
            "×",
            new Map([[`${pageCount} pages`, large.several.time / large.one.time]]),
          ),
          judgeTarget(
            `a page grows by its links to ${languages.length - 1} other languages alone: by at most 0.4 KB`,
            0.4,
            " KB",
            new Map(weights.map(({ page, one, several }) => [page, (several - one) / 1000])),
          ),
          judgeTarget(
            "a page in several languages asks for no script that it doesn't have in one",
            0,
            "",
            new Map(weights.map(({ page, scripts }) => [page, scripts])),
          ),
        ],
      };
    }),
};

/** Builds content in one language and in several, each in a process of its own that begins without its pictures. */
async function buildBoth(
  { file, report }: BenchContext,
  project: ProjectCopy,
  size: string,
  draft: ContentDraft,
): Promise<{ one: BuildCost; several: BuildCost }> {
  const build = async (kind: string, content: ContentDraft) => {
    const name = `${size}-${kind}`;
    report(`Languages: building ${name}`);
    // Its own title is on all pictures: none of an earlier build serves.
    const own = { ...content, profile: { ...content.profile, name: `Owner of ${name}` } };
    await writeDraft(own, join(project.folder, name, "content.json"), file);
    return measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]);
  };
  return { one: await build("one", draft), several: await build("several", inLanguages(draft, languages)) };
}

interface PageWeight {
  page: string;
  /** Bytes with Brotli. */
  one: number;
  several: number;
  /** How many scripts only the one in several languages asks for. */
  scripts: number;
}

async function weighPage(
  { folder }: ProjectCopy,
  sites: { one: string; several: string },
  page: string,
): Promise<PageWeight> {
  const read = (site: string) => readFile(join(folder, site, page, "index.html"), "utf8");
  const [one, several] = await Promise.all([read(sites.one), read(sites.several)]);
  const known = new Set(scriptsOf(one));
  return {
    page,
    one: brotliCompressSync(one).length,
    several: brotliCompressSync(several).length,
    scripts: scriptsOf(several).filter((script) => !known.has(script)).length,
  };
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/[\w./-]+\.js\b/g)].map(([address]) => address);
}
