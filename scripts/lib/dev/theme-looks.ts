import type { Content } from "../../../schema/content.ts";
import { designNames } from "../../../schema/designs/index.ts";
import { accentNames } from "../../../schema/parts/theme.ts";
import type { LoadedContent } from "../content/load-content.ts";
import type { SiteFile } from "../files/site-file.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { listSite, type SiteApp } from "../site/list-site.ts";
import { readParts } from "../site/read-parts.ts";

type Files = ReadonlyMap<string, Pick<SiteFile, "make">>;

/** The site in other designs and accents than its own. Each is made when it is first asked for, once for each content. */
export class ThemeLooks {
  readonly #app: SiteApp;
  #loaded: LoadedContent | undefined;
  #looks = new Map<string, Promise<Files>>();

  constructor(app: SiteApp) {
    this.#app = app;
  }

  update(loaded: LoadedContent): void {
    this.#loaded = loaded;
    this.#looks = new Map();
  }

  /** The site's home page in a design and accent, without scripts; undefined if there are no such ones. */
  async renderHome(asked: URLSearchParams): Promise<string | undefined> {
    const design = designNames.find((name) => name === asked.get("design"));
    const accent = accentNames.find((name) => name === asked.get("accent"));
    const page = design && (await this.#list({ design, accent })).get("index.html");
    return page && stripPage((await page.make()).toString());
  }

  /** A file that only another design has: its fonts. */
  async find(path: string): Promise<Uint8Array | string | undefined> {
    for (const look of this.#looks.values()) {
      const file = (await look).get(path);
      if (file) return file.make();
    }
    return undefined;
  }

  #list({ design, accent }: Pick<Content["theme"], "design" | "accent">): Promise<Files> {
    const key = `${design} ${accent}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const made = this.#make(({ accentColors: _, ...theme }) => ({ ...theme, design, accent }));
    this.#looks.set(key, made);
    return made;
  }

  async #make(change: (theme: Content["theme"]) => Content["theme"]): Promise<Files> {
    const loaded = this.#loaded;
    const theme = loaded?.content && change(loaded.content.theme);
    if (!loaded?.content || !theme) return new Map();
    const locales = loaded.locales.map((one) => ({ ...one, content: { ...one.content, theme } }));
    const parts = await readParts({ ...loaded, locales }, { ...loaded.content, theme });
    const { files } = listSite(parts, this.#app, originalPictures(parts.images), { hasWholeFonts: true });
    return new Map(files.map((file) => [file.path, file]));
  }
}

/** Leaves out scripts, which the small frames don't run, and what only they take away. */
function stripPage(html: string): string {
  const style =
    "dialog, [data-landing] { display: none !important } html { overflow: hidden !important; scrollbar-gutter: auto !important } * { animation: none !important }";
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace("</head>", `<style>${style}</style></head>`);
}
