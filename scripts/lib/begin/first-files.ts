import { writeRefresh } from "./first-refresh.ts";
import { writeWorkflow } from "./first-workflow.ts";
import type { ProgramFacts } from "./program-facts.ts";

/**
 * The files of a new site beside its content, by their paths.
 * @param origin where the program comes from, as a manifest of npm's says it
 */
export function writeFirstFiles(program: ProgramFacts, origin: string): [path: string, text: string][] {
  return [
    ["package.json", writeManifest(program, origin)],
    [".gitignore", "# What is installed, built and kept\nnode_modules\ndist\n.cache\n"],
    ["README.md", writeReadme(program)],
    [".github/workflows/publish.yml", writeWorkflow(program)],
    [".github/workflows/refresh.yml", writeRefresh()],
  ];
}

/** The program's commands that have a script of their own. */
const scripts = ["dev", "build", "check", "preview", "audit", "pdf", "fetch", "migrate", "translations"];

function writeManifest({ name, engines }: ProgramFacts, origin: string): string {
  const manifest = {
    private: true,
    engines,
    scripts: Object.fromEntries(scripts.map((command) => [command, `portfolio ${command}`])),
    dependencies: { [name]: origin },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

function writeReadme({ name }: ProgramFacts): string {
  return `# My portfolio

Everything the site says stands in \`content.json\`; pictures and files lie in \`assets/\`.

- \`npm install\`, once; then \`npm run dev\` shows the site, and every save shows at once.
- \`npm run check\` says what is wrong, with line and column, and which names and addresses of the example are left; \`npm run audit\` advises.
- \`npm run build\` writes the site to \`dist\`, for any host that serves files; \`npm run preview\` shows it as a host does.
- To publish on GitHub Pages: set \`site.url\` in \`content.json\`, choose *Settings → Pages → Source → GitHub Actions* in
  the repository, and push to \`main\`. \`.github/workflows/publish.yml\` does the rest.
- To update: \`npm install --save-exact ${name}@latest\`, then \`npm run migrate\`.
`;
}
