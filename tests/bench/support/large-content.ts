import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A content file, as far as the benchmark changes it. */
export interface ContentDraft {
  site: { title: string };
  profile: { name: string };
  theme?: Record<string, unknown>;
  pages: { path: string; title: string; description?: string; blocks: object[] }[];
}

/** The path on which `withProjects` puts them. */
export const projectsPage = "project";

export async function readDraft(file: string): Promise<ContentDraft> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Writes a content file with the pictures that the original has beside it. */
export async function writeDraft(draft: ContentDraft, file: string, original: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await cp(join(dirname(original), "assets"), join(dirname(file), "assets"), { recursive: true });
  await writeFile(file, JSON.stringify(draft, undefined, 1));
}

/** The content with a page of so many expandable projects, of the length of real ones. */
export function withProjects(draft: ContentDraft, count: number): ContentDraft {
  const group = {
    type: "accordion-group",
    title: "Projects",
    linkLabel: "know more",
    items: Array.from({ length: count }, (_, index) => makeProject(index)),
  };
  const page = {
    path: `/${projectsPage}`,
    title: "Projects",
    blocks: [{ type: "heading", text: "PROJECTS" }, group],
  };
  return { ...draft, pages: [...draft.pages.filter(({ path }) => path !== page.path), page] };
}

/** The content with so many pages, six projects on each that is added. */
export function withPages(draft: ContentDraft, count: number): ContentDraft {
  const added = Array.from({ length: Math.max(0, count - draft.pages.length) }, (_, index) => ({
    path: `/page-${index}`,
    title: `Page ${index}`,
    description: `What stands on page ${index}`,
    blocks: [
      { type: "heading", text: `Page ${index}` },
      { type: "card-grid", cards: Array.from({ length: 6 }, (_card, card) => makeProject(index * 6 + card)) },
    ],
  }));
  return { ...draft, pages: [...draft.pages, ...added] };
}

/** The content with a page of so many words in Markdown, of the kinds that long texts have. */
export function withWords(draft: ContentDraft, path: string, count: number): ContentDraft {
  const body = Array.from({ length: Math.ceil(count / wordsOfSection) }, (_, index) => makeSection(index));
  return { ...draft, pages: [...draft.pages, { path: `/${path}`, title: "Book", blocks: [{ type: "prose", body }] }] };
}

/** The path on which `writePosts` lists them. */
export const postsPage = "posts";

/** Writes so many posts into a folder, and gives the content that lists them. */
export async function writePosts(draft: ContentDraft, count: number, folder: string): Promise<ContentDraft> {
  await mkdir(join(folder, "posts"), { recursive: true });
  for (let index = 1; index <= count; index += 1) {
    const day = new Date(Date.UTC(2010, 0, index)).toISOString().slice(0, 10);
    const facts = ["---", `title: Post ${index}`, `date: ${day}`, "tags: [control, motors]", "---"].join("\n");
    const words = Array.from({ length: 12 }, (_, section) => makeSection(section)).join("\n\n");
    await writeFile(join(folder, "posts", `post-${index}.md`), `${facts}\n\n${words}\n`);
  }
  const blocks = [{ type: "post-list", posts: "posts/*.md" }];
  return { ...draft, pages: [...draft.pages, { path: `/${postsPage}`, title: "Posts", blocks }] };
}

/** The words of one section of a long text. */
function makeSection(index: number): string {
  return [
    `## Part ${index}`,
    "The **controller** reads its sensors every *millisecond* and steers by `pid(error)`, as [the paper](https://example.com/paper) says it should.",
    "- the first lap is slow\n- the second one learns",
    "> What is measured can be mended.",
  ].join("\n\n");
}

const wordsOfSection = 35;

/** The content as another owner has it. */
export function ofOwner(draft: ContentDraft, index: number): ContentDraft {
  const accents = ["teal", "green", "blue", "violet"];
  return {
    ...draft,
    site: { ...draft.site, title: `Owner ${index} — Portfolio` },
    profile: { ...draft.profile, name: `Owner ${index}` },
    theme: { ...draft.theme, accent: accents[index % accents.length] },
  };
}

function makeProject(index: number): object {
  return {
    type: "project",
    title: `Project ${index}`,
    description: `Number ${index}: a notice board for a college, where clubs post events and students subscribe to what concerns them.`,
    link: `https://github.com/your-name/project-${index}`,
    tags: ["React", "Express"],
  };
}
