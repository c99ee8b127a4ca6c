import { expect, it } from "vitest";
import { content } from "../../schema/content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { updateHead } from "../../src/client/navigation/app.tsx";
import { diskFacts } from "../support/site/disk-facts.ts";

it("after a change of page the head has the new page's title, canonical address and description", () => {
  const { pages } = resolveContent(
    content.parse({
      version: 1,
      site: { title: "Asha Rao", url: "https://asha.example/site/", language: "hi" },
      profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
      pages: [
        { path: "/", title: "Home", blocks: [{ type: "hero" }] },
        { path: "/about", title: "About", description: "Who I am", blocks: [{ type: "hero" }] },
      ],
    }),
    () => ({ src: "/x.png", width: 1, height: 1 }),
    diskFacts,
  );
  document.head.innerHTML =
    '<link rel="canonical" href="https://asha.example/site/"><meta name="description" content="Home">';
  const about = pages[1];
  if (about) updateHead(about);
  expect(document.title).toBe("About · Asha Rao");
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://asha.example/site/about/");
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Who I am");
});
