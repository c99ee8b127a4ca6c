import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocks } from "../../../schema/blocks/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent, sectionTypes } from "../../support/example-content.ts";

/** A site whose home page holds the example of every block, in the theme that is asked for. */
export async function serveEveryBlock(
  theme: object,
  language = "en",
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "designs-"));
  const content = exampleContent("https://example.com/");
  const site = await buildTestSite(folder, {
    ...content,
    allow: [...content.allow, "repeated-link"],
    site: { ...content.site, language },
    theme,
    pages: [
      {
        path: "/",
        title: "Every block",
        blocks: sectionTypes.map((type) => ({ ...blocks[type].example, id: `${type}-block` })),
      },
      { path: "/other", title: "Another page", blocks: [{ type: "prose", paragraphs: ["Nothing more."] }] },
    ],
  });
  const server = await serveSite(site, { base: "", port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
