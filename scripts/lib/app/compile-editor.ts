import { join } from "node:path";
import { generateJsonSchema } from "../../../schema/json-schema/json-schema.ts";
import { programFolder } from "../files/roots.ts";
import { compile } from "./compile-app.ts";

/** Puts the JSON Schema in the place of the code that generates it: the editor needs no zod. */
const generatedSchema = {
  name: "generated-schema",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.endsWith("/schema/json-schema/json-schema.ts")) return undefined;
    const json = JSON.stringify(generateJsonSchema(), (key, value: unknown) =>
      key === "patternErrorMessage" ? undefined : value,
    );
    return `const json = ${JSON.stringify(json)}; export const buildJsonSchema = () => JSON.parse(json);`;
  },
};

/** Compiles the editor's page into a folder: `editor.js` with what it loads. Returns the paths of the modules. */
export function compileEditor(build: string, folder: string): Promise<string[]> {
  return compile(
    build,
    {
      plugins: [generatedSchema],
      build: {
        outDir: folder,
        // It is loaded from the owner's own machine.
        chunkSizeWarningLimit: 2_000,
        rollupOptions: {
          input: { editor: join(programFolder, "src/editor/entry-editor.tsx") },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
    true,
  );
}
