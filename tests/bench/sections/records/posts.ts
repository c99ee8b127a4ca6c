import { join } from "node:path";
import { formatMs } from "../../figures.ts";
import { judgeTarget, type Section } from "../../section.ts";
import { scoreBuiltPage } from "../../support/browser/lighthouse.ts";
import { postsPage, readDraft, writeDraft, writePosts } from "../../support/large-content.ts";
import { type BuildCost, measureBuild } from "../../support/project-build.ts";
import { withProjectCopy } from "../../support/project-copy.ts";

/** How many posts stand in the folder. */
const counts = [10, 100, 1_000] as const;
const [few, some, many] = counts;

/** The pages that are opened: the list of all posts, and one of them. */
const opened = [postsPage, `${postsPage}/post-1`] as const;

/** What many posts cost their owner, and the visitors of their pages. */
export const posts: Section = {
  name: "posts",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      // The application is compiled by the first build, which is not measured.
      await measureBuild(project, ["--out", "dist"]);
      const draft = await readDraft(context.file);
      const builds = new Map<number, BuildCost>();
      for (const count of counts) {
        context.report(`Posts: building ${count}`);
        const name = `posts-${count}`;
        const file = join(project.folder, name, "content.json");
        const own = { ...draft, profile: { ...draft.profile, name: `Owner of ${count} posts` } };
        await writeDraft(await writePosts(own, count, join(project.folder, name)), file, context.file);
        builds.set(count, await measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]));
      }
      const scores = [];
      for (const path of opened) {
        context.report(`Posts: opening /${path}/ of ${many}`);
        scores.push({ path, ...(await scoreBuiltPage(context, join(project.folder, "sites", `posts-${many}`), path)) });
      }
      const timeOf = (count: number) => builds.get(count)?.time ?? Number.NaN;
      const perPost = (from: number, to: number) => (timeOf(to) - timeOf(from)) / (to - from);
      return {
        tables: [
          {
            title: "Posts in files",
            note: "A first build of the whole site by `npm run build`, the pictures for shared links included; the application is compiled already. Each is built once.",
            columns: ["posts", "seconds", "MB at most"],
            rows: [...builds].map(([count, { time, memory }]) => [`${count}`, (time / 1000).toFixed(1), `${memory}`]),
          },
          {
            title: `Pages of a site with ${many} posts`,
            note: "Milliseconds on Lighthouse's mobile profile.",
            columns: ["page", "score", "FCP", "LCP", "TBT", "CLS"],
            rows: scores.map(({ path, score, fcp, lcp, tbt, cls }) => [
              `/${path}/`,
              `${score}`,
              ...[fcp, lcp, tbt].map(formatMs),
              `${cls}`,
            ]),
          },
        ],
        targets: [
          judgeTarget(
            "one more post costs a build at most 1.3 of one more of fewer",
            1.3,
            "×",
            new Map([[`${many} against ${some}`, perPost(some, many) / perPost(few, some)]]),
          ),
          judgeTarget(
            "the pages of posts have a performance score of 100 (points missing)",
            0,
            "",
            new Map(scores.map(({ path, score }) => [`/${path}/`, 100 - score])),
          ),
        ],
      };
    }),
};
