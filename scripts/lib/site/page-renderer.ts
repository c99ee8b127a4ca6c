import type { PageData } from "../../../schema/resolve/page-data.ts";
import { CommandError } from "../cli/command.ts";
import { parsePage } from "../html/parsed-page.ts";
import { type PageText, readPageText } from "../outputs/page-text.ts";
import { type PageFacts, readPage } from "./read-page.ts";

/** The facts kept of a page's HTML: on a site of many pages the parsed trees would fill the memory. */
interface PageReading {
  text: PageText;
  facts: PageFacts;
}

/**
 * Renders pages, and remembers facts about them. `read` returns the facts, and renders the page if needed. Each page's
 * HTML is parsed once, for its texts, its links and, with `hasLocations`, its masking.
 */
export function createPageRenderer(render: (page: PageData) => Promise<string>, hasLocations: boolean) {
  const readings = new Map<PageData, Promise<PageReading>>();
  const start = (page: PageData) => {
    const made = render(page).then((html) => parsePage(html, hasLocations));
    const reading = made.then((parsed) => ({ text: readPageText(parsed, page.url), facts: readPage(parsed) }));
    readings.set(page, reading);
    return { made, reading };
  };
  return {
    make: async (page: PageData) => {
      const { made, reading } = start(page);
      await reading;
      return made;
    },
    read: (page: PageData) => readings.get(page) ?? start(page).reading,
  };
}

const help =
  "Your content passed the check, so this is a mistake of this program: please report it with this message. To publish meanwhile, hide what is named here.";

/** Renders a page. If a view throws, a CommandError names its blocks: no page is published with a part missing. */
export async function renderOrExplain(
  page: PageData,
  render: (page: PageData) => string | Promise<string>,
): Promise<string> {
  try {
    return await render(page);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const alone = page.blocks.map(async (block) => render({ ...page, blocks: [block] }));
    const ends = await Promise.allSettled(alone);
    const broken = page.blocks.filter((_, index) => ends[index]?.status === "rejected");
    // A block may fail only beside the others, or the page's layout may fail.
    const places = broken.length === page.blocks.length ? [] : broken.map(({ type }) => `its block "${type}"`);
    const place = places.length > 0 ? `, in ${places.join(" and ")}` : "";
    const message = `The page ${page.href} can't be rendered${place}: ${words}\n  help: ${help}`;
    throw new CommandError(message, { cause: error });
  }
}
