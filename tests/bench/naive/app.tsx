import { pages } from "virtual:pages";
import { type BaseLocationHook, Router, useLocation } from "wouter";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { PageView } from "../../../src/layout/page-view.tsx";
import { Look } from "./look.tsx";

/** The whole site as one application: all views and all content, rendered and hydrated in one go. */
export function App({ path, hook }: { path?: string; hook?: BaseLocationHook }) {
  return (
    <Router ssrPath={path} hook={hook}>
      <CurrentPage />
    </Router>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  const page = findPage(location);
  if (!page) return null;
  return (
    <Look design={page.shell.theme.design}>
      <PageView key={page.href} page={page} />
    </Look>
  );
}

function findPage(path: string): PageData | undefined {
  return pages.find((page) => page.href === path);
}
