import type { PageData } from "../../../schema/resolve/page-data.ts";
import * as dataAttributes from "../../data-attributes.ts";

/** A page's data as the build writes it beside the page. `build` identifies the application that can show it. */
export interface PageFile {
  build: string;
  page: PageData;
}

const pages = new Map<string, Promise<PageData>>();

/** Data of the page at a path, fetched once. Rejects if there is none for this build of the application. */
export function loadPage(path: string): Promise<PageData> {
  const loading = pages.get(path) ?? fetchPage(path);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** Replaces all fetched data by an edited page. Used by the dev server. */
export function replacePage(page: PageData): void {
  pages.clear();
  pages.set(page.href, Promise.resolve(page));
}

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(path + dataAttributes.pageFileName, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file: PageFile = await response.json();
  if (file.build !== __BUILD__) throw new Error(`${path} is of another version`);
  return file.page;
}
