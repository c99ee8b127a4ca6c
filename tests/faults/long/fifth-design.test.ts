import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { copyProject } from "../../support/site/copy-project.ts";
import { makeContents, runBuild } from "../support/build.ts";

const folder = join(import.meta.dirname, "../../content/designs/plain");

/** A file of the design, as it is where a project has it. */
async function readAsIn(place: "schema/designs" | "src/designs/plain", name: string): Promise<string> {
  const text = await readFile(join(folder, name), "utf8");
  return place === "schema/designs"
    ? text.replaceAll("../../../../schema/designs/", "./")
    : text.replaceAll("../../../../src/", "../../");
}

it("has another design by a file of facts, a folder of looks and a line in the list", async () => {
  const project = await copyProject(inject("project"));
  await mkdir(join(project, "src/designs/plain"));
  await writeFile(join(project, "schema/designs/plain.ts"), await readAsIn("schema/designs", "facts.ts"));
  await writeFile(join(project, "src/designs/plain/design.ts"), await readAsIn("src/designs/plain", "design.ts"));
  const list = join(project, "schema/designs/index.ts");
  const text = await readFile(list, "utf8");
  const added = text.replace("{ bench, paper", "{ bench, paper, plain");
  expect(added).not.toBe(text);
  await writeFile(list, `import { plain } from "./plain.ts";\n${added}`);

  await makeContents(project);
  const file = join(project, "content-a.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...content, theme: { design: "plain" } }));
  const out = join(project, "out/plain");
  const { status, stderr } = await runBuild(project, "content-a.json", out).ended;
  expect({ status, stderr }).toEqual({ status: 0, stderr });
  const html = await readFile(join(out, "index.html"), "utf8");
  expect(html).toContain('data-design="plain"');
  expect(html).toContain("--page:light-dark(#f0f4ff,#0a1f5c)");
  expect(html).toContain("border-style:dashed");
  await rm(project, { recursive: true });
});
