import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { globSync } from "tinyglobby";
import { visit } from "unist-util-visit";
import { commands } from "../commands.ts";
import { programFolder } from "../lib/files/roots.ts";

/** Where the guides are in a checkout. In the package they are in `guide/`, with the reference. */
const guideFolder = ".github/guide";

/** In the package, the folder of files outside the guides that these link to. */
const linkedFolder = "linked";

/**
 * Copies the guides and the reference into a package, without pictures and with the package's commands. Files elsewhere
 * in the checkout to which they link are copied, too, with those to which these link.
 */
export async function stageGuides(stage: string): Promise<void> {
  const root = join(programFolder, guideFolder);
  const waiting = globSync("**/*.md", { cwd: root });
  const staged = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const target = join(stage, "guide", placeOf(path));
    await mkdir(dirname(target), { recursive: true });
    const bytes = await readFile(join(root, path));
    if (!path.endsWith(".md")) {
      await writeFile(target, bytes);
      continue;
    }
    const { text, linked } = fitLinks(fitToPackage(bytes.toString()), path);
    await writeFile(target, text);
    for (const one of linked.filter((one) => !staged.has(one))) {
      staged.add(one);
      waiting.push(one);
    }
  }
}

/** The path in the package of a file by its path from the guides' folder. */
function placeOf(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, `${linkedFolder}/`);
}

/** Changes links to the places of their files in the package; returns these files, by their paths from the guides' folder. */
function fitLinks(text: string, path: string): { text: string; linked: string[] } {
  const linked: string[] = [];
  const from = dirname(placeOf(path));
  const root = join(programFolder, guideFolder);
  const parts: string[] = [];
  let done = 0;
  visit(fromMarkdown(text), "link", ({ url, position }) => {
    const [link = "", anchor] = url.split("#", 2);
    const end = position?.end.offset ?? 0;
    if (link === "" || link.includes(":") || !text.slice(0, end).endsWith(`](${url})`)) return;
    const to = relative(root, join(root, dirname(path), link)).replaceAll("\\", "/");
    linked.push(to);
    const fitted = relative(from, placeOf(to)).replaceAll("\\", "/");
    parts.push(text.slice(done, end - url.length - 1), anchor === undefined ? fitted : `${fitted}#${anchor}`);
    done = end - 1;
  });
  return { text: [...parts, text.slice(done)].join(""), linked };
}

function fitToPackage(text: string): string {
  return text
    .replace(/^!\[[^\]]*\]\([^)]*\)\n\n/gm, "")
    .replace(/\nBack to the \[README\].*\n/, "")
    .replace(/npm run (\w+)(?: --(?= ))?/g, (call, name: string) =>
      Object.hasOwn(commands, name) ? `npx portfolio ${name}` : call,
    );
}
