import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applySplices } from "../../../schema/source/edited.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { describeDiagnostics } from "../../../scripts/lib/edit/describe-content.ts";

const folder = join(import.meta.dirname, "../../content/wrong");
const cases = readdirSync(folder).filter((name) => /^[^.]+\.json$/.test(name));

it("every fix that is offered ends its diagnostic", async () => {
  let fixes = 0;
  for (const name of cases) {
    const file = join(folder, name);
    const check = (text: string) => loadContent(file, { name: "content.json", text });
    const text = readFileSync(file, "utf8");
    const loaded = await check(text);
    if (loaded.diagnostics.every(({ near }) => near === undefined)) continue;
    for (const one of describeDiagnostics(loaded, new Map([["content.json", { text, hash: "" }]]))) {
      if (!one.fix || one.file !== "content.json") continue;
      fixes += 1;
      const fixed = await check(applySplices(text, one.fix));
      const count = ({ diagnostics }: typeof loaded) =>
        diagnostics.filter(({ code, pointer }) => code === one.code && pointer === one.pointer).length;
      if (count(fixed) >= count(loaded)) expect({ name, ...one }).toBe("gone");
    }
  }
  expect(fixes).toBeGreaterThan(80);
});
