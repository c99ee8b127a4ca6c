import MiniSearch, { type SearchResult } from "minisearch";
import * as dataAttributes from "../../data-attributes.ts";
import { type SearchData, type SearchedPage, searchOptions } from "../../search-index.ts";

/** Most results shown. Further words find a page sooner than a longer list. */
const most = 20;

const indexes = new Map<string, Promise<MiniSearch<SearchedPage>>>();

/** Loads the index of a language, once. After an error the next search tries again. */
function loadIndex(address: string): Promise<MiniSearch<SearchedPage>> {
  const loading = indexes.get(address) ?? fetchIndex(address);
  indexes.set(address, loading);
  loading.catch(() => indexes.delete(address));
  return loading;
}

async function fetchIndex(address: string): Promise<MiniSearch<SearchedPage>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), searchOptions);
}

/** Shows the pages that an input's words are found in, and says how many (WCAG 2.2, criterion 4.1.3). */
export async function showResults(input: HTMLInputElement): Promise<void> {
  const dialog = input.closest("dialog");
  const list = dialog?.querySelector("ul");
  const status = dialog?.querySelector("output");
  const template = dialog?.querySelector("template");
  if (!list || !status || !template) return;
  const data: SearchData = JSON.parse(dialog?.getAttribute(dataAttributes.search) ?? "{}");
  const query = input.value.trim();
  const show = (pages: readonly SearchResult[], words: string) => {
    list.replaceChildren(...pages.map((page) => writeResult(template, page)));
    status.textContent = words;
  };
  if (query === "") return show([], "");
  try {
    const index = await loadIndex(data.index);
    // The visitor may have typed on meanwhile.
    if (input.value.trim() !== query) return;
    const found = index.search(query);
    const count = found.length.toLocaleString(document.documentElement.lang);
    show(found.slice(0, most), found.length === 0 ? data.none : data.count.replace("{count}", count));
  } catch {
    show([], data.failure);
  }
}

/** Fills the dialog's template: a link with a title and a text. */
function writeResult({ content }: HTMLTemplateElement, { id, title, about }: SearchResult): Node {
  const result = document.importNode(content, true);
  const link = result.querySelector("a");
  link?.setAttribute("href", id);
  for (const [index, line] of [...(link?.children ?? [])].entries()) line.textContent = [title, about][index] ?? "";
  return result;
}

/** Enter opens the first result. Arrow keys move through the results, and back to the input. */
export function moveByKey(event: KeyboardEvent, input: HTMLInputElement): void {
  const links = [...(input.closest("dialog")?.querySelectorAll<HTMLElement>("ul a") ?? [])];
  if (event.key === "Enter" && event.target === input) links[0]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [input, ...links];
  const now = stops.findIndex((stop) => stop.matches(":focus"));
  stops[(now + step + stops.length) % stops.length]?.focus();
}
