import { defineWriteCommand } from "./write-command.ts";

export default defineWriteCommand("reference", async () => {
  const { referenceFolder, referencePages } = await import("../lib/reference/reference-pages.ts");
  return { files: referencePages(), folder: referenceFolder };
});
