import { defineWriteCommand } from "./write-command.ts";

export default defineWriteCommand("schema", async () => {
  const { jsonSchemas } = await import("../lib/app/print-json-schema.ts");
  return { files: jsonSchemas };
});
