import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { globSync } from "tinyglobby";
import type { DesignName } from "../../schema/designs/index.ts";
import { programFolder } from "../lib/files/roots.ts";

const github = ".github";
const pictures = "pictures";

/** What differs between the four builds of the project's site. */
interface Build {
  design: DesignName;
  /** The addresses of all builds, by their designs. */
  addresses: Readonly<Record<string, string>>;
  /** The repository's address, for links to files that are no documents. */
  repository: string | undefined;
}

/** Writes the content of the project's site into a folder: `.github/site/`, with guides and reference as posts. */
export async function writeSource(folder: string, { design, addresses, repository }: Build): Promise<string> {
  const content = JSON.parse(await readFile(join(programFolder, github, "site/content.json"), "utf8"));
  const others = Object.entries(addresses).filter(([name]) => name !== design);
  content.site.url = addresses[design];
  content.theme.design = design;
  content.footer.actions = others.map(([name, to]) => ({ label: `The same in ${name}`, to }));
  const file = join(folder, "content.json");
  await mkdir(join(folder, "guide"), { recursive: true });
  await mkdir(join(folder, "reference"), { recursive: true });
  await writeFile(file, JSON.stringify(content));
  await cp(join(programFolder, github, pictures), join(folder, pictures), { recursive: true });
  for (const path of globSync("guide/**/*.md", { cwd: join(programFolder, github), ignore: "**/README.md" })) {
    const text = await readFile(join(programFolder, github, path), "utf8");
    await writeFile(join(folder, nameDocument(path)), makePost(text, path, repository));
  }
  return file;
}

/** "guide/reference/hero.md" is "reference/hero.md" on the site. */
function nameDocument(path: string): string {
  return path.replace("guide/reference/", "reference/");
}

/** A document as a post: its heading is the title, and its links lead to pages of the site. */
function makePost(text: string, path: string, repository: string | undefined): string {
  const [heading = "", ...lines] = text.replace(/^<!--.*-->\n\n/m, "").split("\n");
  const title = heading.replace(/^# /, "");
  const body = lines.join("\n").trimStart();
  const date = execFileSync("git", ["log", "-1", "--format=%as", "--", join(programFolder, github, path)], {
    cwd: programFolder,
    encoding: "utf8",
  }).trim();
  const [first = title] = /^[A-Z].*(?:\n\S.*)*/m.exec(body) ?? [];
  const facts = { title, date: date || new Date().toISOString().slice(0, 10), description: plain(first) };
  const matter = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const linked = body
    .replace(/\nBack to the \[.*\n$/, "")
    .replace(/(!?)\[((?:[^[\]`]|`[^`]*`)*)\]\(([^)\s]*)\)/g, (link, picture: string, words: string, to: string) => {
      if (/^(?:https?:|mailto:|#)/.test(to)) return link;
      const target = followLink(to, path, repository);
      return target === undefined ? words : `${picture}[${words}](${target})`;
    });
  return `---\n${matter.join("\n")}\n---\n\n${linked}`;
}

/** Where a link from a document leads on the site; undefined if that has no address. */
function followLink(link: string, from: string, repository: string | undefined): string | undefined {
  const [to = "", anchor] = link.split("#");
  const path = posix.join(github, dirname(from), to);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (path.startsWith(`${github}/${pictures}/`)) return path.slice(github.length + 1);
  if (path === "README.md") return "/";
  if (path.startsWith(`${github}/guide/`)) {
    if (basename(path) === "README.md") return "/reference";
    return `/${nameDocument(path.slice(github.length + 1))
      .replace(/\.md$/, "")
      .toLowerCase()}${hash}`;
  }
  return repository === undefined ? undefined : `${repository}/blob/main/${path}${hash}`;
}

/** The first sentence of a paragraph, without Markdown. */
function plain(paragraph: string): string {
  const text = paragraph.replace(/\s+/g, " ").replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
  return text
    .replace(/[`*\\]/g, "")
    .replace(/(?<=[.!?]) .*/, "")
    .slice(0, 160);
}
