import { type BlockType, blocks } from "../../schema/blocks/index.ts";
import { wordsOfPage } from "./readable-words.ts";

/** The kinds of block that a page may hold; the footer is under every page. */
export const sectionTypes = Object.keys(blocks).filter(
  (type): type is Exclude<BlockType, "footer"> => type !== "footer",
);

/** A site whose every page holds the example of one block: what an owner gets who takes the editor's snippets. */
export function exampleContent(url: string) {
  return {
    version: 1,
    // Every page is linked from every other, so that tests can go anywhere.
    allow: ["placeholder", "missing-description", "crowded-navigation", "third-party-form"],
    site: { title: "Every block", description: "Each block's own example, on a page of its own.", url },
    profile: {
      name: "Your Name",
      role: "Electronics engineer",
      location: "Your City",
      phone: "+91 00000 00000",
      chat: { app: "whatsapp", label: "WhatsApp" },
      emails: [{ id: "work", label: "Work e-mail", address: "work@example.com" }],
      links: [{ id: "github", kind: "github", label: "GitHub", href: "https://github.com/your-name" }],
    },
    landing: { hidden: true },
    pages: [
      { path: "/", title: "Every block", blocks: [{ type: "heading", text: "Every block" }] },
      ...sectionTypes.map((type) => ({ path: `/${type}`, title: `The ${type} block`, blocks: [blocks[type].example] })),
    ],
    footer: blocks.footer.example,
  };
}

/** The texts of a block's example that a visitor must be able to read, placeholders left aside. */
export function wordsOfExample(type: (typeof sectionTypes)[number]): string[] {
  return wordsOfPage(exampleContent(""), `/${type}`).filter((text) => !text.includes("{"));
}
