import { defineWriteCommand } from "./write-command.ts";

export default defineWriteCommand("reference", async () => {
  const [{ commands }, { writeCommandsPage }, { referenceFolder, referencePages }] = await Promise.all([
    import("../commands.ts"),
    import("../lib/reference/commands-page.ts"),
    import("../lib/reference/reference-pages.ts"),
  ]);
  const commandsPage = await writeCommandsPage(commands);
  return {
    files: { ...referencePages(), [`${referenceFolder}/commands.md`]: () => commandsPage },
    folder: referenceFolder,
  };
});
