import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { copyProject } from "../../support/site/copy-project.ts";
import { makeContents, runBuild } from "../support/build.ts";

const facts = `
import { type DesignFacts, shades } from "./define-design.ts";
import { bench } from "./bench.ts";

export const blueprint: DesignFacts = {
  ...bench,
  description: "white lines on blue",
  colors: { ...bench.colors, page: shades("#f0f4ff", "#0a1f5c") },
};
`;

const look = `
import type { Design } from "../../theme/design.ts";

export const design: Design = {
  config: { theme: { layerStyles: { panel: { value: { borderWidth: "1px", borderStyle: "dashed" } } } } },
  slotRecipes: { hero: { defaultVariants: { variant: "stacked" } } },
  drawCover: (seed) => \`\${seed}\`,
};
`;

it("has another design by a file of facts, a folder of looks and a line in the list", async () => {
  const project = await copyProject(inject("project"));
  await mkdir(join(project, "src/designs/blueprint"));
  await writeFile(join(project, "schema/designs/blueprint.ts"), facts);
  await writeFile(join(project, "src/designs/blueprint/design.ts"), look);
  const list = join(project, "schema/designs/index.ts");
  const text = await readFile(list, "utf8");
  const added = text.replace("{ bench, paper", "{ bench, blueprint, paper");
  expect(added).not.toBe(text);
  await writeFile(list, `import { blueprint } from "./blueprint.ts";\n${added}`);

  await makeContents(project);
  const file = join(project, "content-a.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...content, theme: { design: "blueprint" } }));
  const out = join(project, "out/blueprint");
  const { status, stderr } = await runBuild(project, "content-a.json", out).ended;
  expect({ status, stderr }).toEqual({ status: 0, stderr });
  const html = await readFile(join(out, "index.html"), "utf8");
  expect(html).toContain('data-design="blueprint"');
  expect(html).toContain("--page:light-dark(#f0f4ff,#0a1f5c)");
  expect(html).toContain("border-style:dashed");
  await rm(project, { recursive: true });
});
