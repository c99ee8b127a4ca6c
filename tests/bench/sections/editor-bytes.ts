import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { buildEditor } from "../../../scripts/lib/app/editor-build.ts";
import { listFiles } from "../../../scripts/lib/files/hash-files.ts";
import { formatKb } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";

/** What the editor weighs. Its source tab is loaded when it is opened. */
export const editorBytes: Section = {
  name: "editor-bytes",
  measure: async ({ report }) => {
    report("Bytes of the editor");
    const compress = promisify(brotliCompress);
    const weights = { application: 0, source: 0 };
    for (const file of (await listFiles(await buildEditor())).filter((one) => one.endsWith(".js"))) {
      const { length } = await compress(await readFile(file));
      weights[basename(file).startsWith("source-pane") ? "source" : "application"] += length;
    }
    const { application, source } = weights;
    return {
      tables: [
        {
          title: "Bytes of the editor",
          note: "Thousands of bytes with Brotli.",
          columns: ["application", "source tab"],
          rows: [[formatKb(application), formatKb(source)]],
        },
      ],
      targets: [
        judgeTarget(
          "the editor without its source tab at most 250 KB",
          250,
          " KB",
          new Map([["all scripts", Math.round(application / 10) / 100]]),
        ),
      ],
    };
  },
};
