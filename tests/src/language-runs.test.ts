// @vitest-environment node
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, it } from "vitest";
import { hasLanguage } from "../../schema/kinds.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { splitPointer } from "../../schema/source/location.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { tries } from "../support/chance.ts";
import { makeSubject, stringNodesOf } from "../support/hostile/subject.ts";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");
const bare = makeSubject();
/** Where visitors read something that is in a language. */
const places = stringNodesOf(bare).filter(({ kind }) => hasLanguage(kind));
const languages = ["en", "de", "ar"];
const link = "Go [on](/second#publications) and *on*";

/** Each text says which it is and in which language: "en12x". A bit of its number for each further language. */
function translate(choices: readonly number[]): unknown {
  const document: unknown = structuredClone(bare);
  const set = (pointer: string, value: unknown) => {
    const keys = splitPointer(pointer);
    const last = keys.pop() ?? "";
    const parent = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), document);
    Reflect.set(Object(parent), last, value);
  };
  Reflect.deleteProperty(Object(Reflect.get(Object(document), "site")), "language");
  set("/site/languages", languages);
  places.forEach(({ pointer, kind }, index) => {
    const say = (language: string) => `${language}${index}x${kind === "text" ? ` ${link}` : ""}`;
    const chosen = languages.slice(1).filter((_, bit) => ((choices[index] ?? 0) >> bit) & 1);
    const all = Object.fromEntries(["en", ...chosen].map((language) => [language, say(language)]));
    set(pointer, chosen.length > 0 ? all : say("en"));
  });
  return document;
}

/** Every text with a language that a page shows or says, with the language that the page says it is in. */
function readTexts(html: string) {
  const found: { id: string; says: string; isIn: string }[] = [];
  const hrefs: string[] = [];
  const visit = (node: Tree.Node, isIn: string): void => {
    const attributes = new Map("attrs" in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
    const own = attributes.get("lang") ?? isIn;
    // The name of a group of others can't say what language it is in: they would be said to be in it, too. Neither can one
    // that has words of ours in it.
    const isGroup = readsAnything(node);
    const texts = ["alt", "aria-label", "title", "placeholder"].map((name) =>
      isGroup || isMixed(attributes.get(name)) ? "" : (attributes.get(name) ?? ""),
    );
    if (node.nodeName === "a") hrefs.push(attributes.get("href") ?? "");
    if ("value" in node) texts.push(node.value);
    for (const [, says = "", id = ""] of texts.join(" ").matchAll(/\b(en|de|ar)([0-9]+)x/gi))
      found.push({ id, says: says.toLowerCase(), isIn: own });
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, own);
  };
  // What the head says is in the language of the page, whatever it says.
  const document = parse(html);
  const root = document.childNodes.find((node) => node.nodeName === "html");
  const language = root && "attrs" in root ? root.attrs.find(({ name }) => name === "lang")?.value : undefined;
  const body = root && "childNodes" in root ? root.childNodes.find(({ nodeName }) => nodeName === "body") : undefined;
  if (body) visit(body, language ?? "");
  return { found, hrefs };
}

/** Whether there is more to an attribute than one of the content's texts, in which case it is a control's. */
function isMixed(value = ""): boolean {
  return /\b(?:en|de|ar)[0-9]+x/i.test(value) && !/^[^\p{L}\p{N}]*(?:en|de|ar)[0-9]+x[^\p{L}\p{N}]*$/iu.test(value);
}

/** Whether words stand within an element. */
function readsAnything(node: Tree.Node): boolean {
  const inner = "childNodes" in node ? node.childNodes : [];
  return inner.some((child) => ("value" in child ? /\p{L}/u.test(child.value) : readsAnything(child)));
}

it("every page shows each text in its language, or in the first one marked as such, and leads only to pages", () => {
  const choice = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.array(choice, { minLength: places.length, maxLength: places.length }), (choices) => {
      const { locales, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(translate(choices))));
      expect(diagnostics).toEqual([]);
      const sites = locales.map(({ content, languagePaths }) => {
        const image = () => ({ src: "/photo.png", width: 640, height: 480 });
        const { pages } = resolveContent(content, image, diskFacts, languagePaths);
        return { language: content.site.language, pages };
      });
      const known = new Set(sites.flatMap(({ pages }) => pages.map(({ href }) => href)));
      const first = new Map(sites[0]?.pages.map((page) => [page.languages?.[0]?.href ?? page.href, page]));
      for (const { language, pages } of sites) {
        for (const page of pages) {
          const html = renderPage(page, template);
          expect(html).not.toContain("[object Object]");
          const { found, hrefs } = readTexts(html);
          for (const text of found) expect(text).toEqual({ ...text, isIn: text.says });
          for (const { id, says } of found) {
            const bit = languages.indexOf(language) - 1;
            const isTranslated = language === "en" || (((choices[Number(id)] ?? 0) >> bit) & 1) === 1;
            expect(says, `${id} in ${page.href}`).toBe(isTranslated ? language : "en");
          }
          const pagesOf = hrefs.filter((href) => href.endsWith("/") || href.includes("/#") || href.includes("/?"));
          for (const href of pagesOf.filter((one) => one.startsWith("/")))
            expect(known).toContain(href.replace(/[?#].*$/, ""));
          // What the first language shows, this one does.
          const original = first.get(page.languages?.[0]?.href ?? page.href);
          const shown = new Set(found.map(({ id }) => id));
          const all = original ? readTexts(renderPage(original, template)).found.map(({ id }) => id) : [];
          // Links of the bar may lead to pages that this language lacks: those are left out.
          const isLink = (id: string) => places[Number(id)]?.pointer.startsWith("/navigation/links/");
          expect(all.filter((id) => !shown.has(id) && !isLink(id))).toEqual([]);
        }
      }
    }),
    { ...tries(1), endOnFailure: true },
  );
});
