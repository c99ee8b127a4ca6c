import type { PageData } from "../../schema/resolve/page-data.ts";
import * as marks from "../marks.ts";

/** A page's data as the build writes it beside the page; `build` names the application that can show it. */
export interface PageFile {
  build: string;
  page: PageData;
}

const pages = new Map<string, Promise<PageData>>();

/** The data of the page at a path, fetched once. Rejects where there is none for this version of the application. */
export function loadPage(path: string): Promise<PageData> {
  const loading = pages.get(path) ?? fetchPage(path);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** Puts a page's data in place of what was fetched before: the dev server's edits. */
export function replacePage(page: PageData): void {
  pages.clear();
  pages.set(page.href, Promise.resolve(page));
}

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(path + marks.pageFileName, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file: PageFile = await response.json();
  if (file.build !== __BUILD__) throw new Error(`${path} is of another version`);
  return file.page;
}
