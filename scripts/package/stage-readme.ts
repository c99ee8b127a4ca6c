import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../lib/files/roots.ts";
import { isInRegistry, nameTarball, type ProgramInfo, readProgramInfo } from "../lib/scaffold/program-info.ts";

/** Writes the package's README, which npm shows, and the index of its guides. */
export async function stageReadme(stage: string): Promise<void> {
  const readme = await readFile(join(programFolder, "README.md"), "utf8");
  await writeFile(join(stage, "README.md"), writeReadme(readme, await readProgramInfo()));
  await writeFile(join(stage, "guide/README.md"), `# Guides\n\n${listGuides(readme, "")}`);
}

/** @param readme the checkout's README, of which the package's has the introduction and the table of guides @internal */
export function writeReadme(readme: string, program: ProgramInfo): string {
  const [title = "", introduction = ""] = readme.split("\n\n");
  const source = isInRegistry ? program.name : `./${nameTarball(program)}`;
  return `${title}

${introduction}

You need [Node.js](https://nodejs.org), version ${program.engines.node}.

\`\`\`sh
npm install ${source}
npx portfolio new my-site   # asks for name, role and colour; or "." for this folder
cd my-site
npm install
npm run dev                 # every save of content.json shows at once; its page "Edit" has forms for it
\`\`\`

\`npx portfolio --help\` lists the commands, and \`npx portfolio explain gallery\` says what a block, a card or a message is.

${listGuides(readme, "guide/")}
Licence: [${program.license}](LICENSE)
`;
}

/** The rows of the README's table "to | read" that lead to guides. @param folder where these are @internal */
export function listGuides(readme: string, folder: string): string {
  const [table = ""] = /(?<=^\| to \| read \|\n\|---\|---\|\n)(?:\|.*\n)+/m.exec(readme) ?? [];
  if (table === "") throw new Error('README.md has no table "| to | read |" of guides.');
  const rows = table.split("\n").flatMap((row) => {
    const [, question = "", answers = ""] = row.split("|").map((cell) => cell.trim());
    const links = answers.split(/(?<=\)), /).filter((link) => link.includes("](.github/guide/"));
    return links.length > 0 ? [`| ${question} | ${links.join(", ").replaceAll(".github/guide/", folder)} |`] : [];
  });
  return `| to | read |
|---|---|
| write your content | [Write content](${folder}content.md) |
| know every key of every part | [Reference](${folder}reference/README.md) |
${rows.join("\n")}
`;
}
