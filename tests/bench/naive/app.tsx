import { pages } from "virtual:pages";
import { ChakraProvider } from "@chakra-ui/react";
import { type BaseLocationHook, Router, useLocation } from "wouter";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { PageView } from "../../../src/layout/page-view.tsx";
import { system } from "./system.ts";

/** The whole site as one application: all views and all content, rendered and hydrated in one go. */
export function App({ path, hook }: { path?: string; hook?: BaseLocationHook }) {
  return (
    <ChakraProvider value={system}>
      <Router ssrPath={path} hook={hook}>
        <CurrentPage />
      </Router>
    </ChakraProvider>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  const page = findPage(location);
  return page ? <PageView key={page.href} page={page} /> : null;
}

function findPage(path: string): PageData | undefined {
  return pages.find((page) => page.href === path);
}
