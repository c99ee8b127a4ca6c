import type { PageData } from "../../../schema/resolve/page-data.ts";
import { type ParsedPage, parsePage } from "../html/parsed-page.ts";
import { type PageText, readPageText } from "../outputs/text/page-text.ts";
import { type PageFacts, readPage } from "./verify/read-page.ts";

/** What is kept of a page's HTML: of a site of many pages the trees themselves would fill the memory. */
interface PageReading {
  text: PageText;
  facts: PageFacts;
}

/** Makes pages, and knows what stands in those that were made. */
export interface PageMaker {
  make: (page: PageData) => Promise<ParsedPage>;
  /** What was read of a page when it was made last; it is made where it never was. */
  read: (page: PageData) => Promise<PageReading>;
}

/** Each page's HTML is parsed once for all: for its texts, its links, and, with `hasPlaces`, for what is masked in it. */
export function createPageMaker(render: (page: PageData) => Promise<string>, hasPlaces: boolean): PageMaker {
  const readings = new Map<PageData, Promise<PageReading>>();
  const start = (page: PageData) => {
    const made = render(page).then((html) => parsePage(html, hasPlaces));
    const reading = made.then((parsed) => ({ text: readPageText(parsed, page.url), facts: readPage(parsed) }));
    readings.set(page, reading);
    return { made, reading };
  };
  return {
    make: async (page) => {
      const { made, reading } = start(page);
      await reading;
      return made;
    },
    read: (page) => readings.get(page) ?? start(page).reading,
  };
}
