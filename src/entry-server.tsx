import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import type { PageData } from "../schema/resolve/page-data.ts";
import { fillTemplate, type PolicyOf } from "./document/document.ts";
import { dropUnusedVariables } from "./document/used-css.ts";
import { Landing } from "./shell/landing.tsx";
import { PageView } from "./shell/page-view.tsx";
import { createStyleCache } from "./theme/cache.ts";
import { Theme } from "./theme/theme.tsx";

export { headScript } from "./document/document.ts";

/**
 * Renders a page: a pure function from its data and the compiled application's template to the whole document, with
 * the policy that `policyOf` makes for it. The dev server, the build and the tests all call this one. Throws what a
 * view throws.
 */
export function renderPage(page: PageData, template: string, policyOf?: PolicyOf): string {
  // The server instance must exist before anything is rendered with the cache, or it finds no styles.
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const frame = (node: ReactNode) => (
    <CacheProvider value={cache}>
      <Theme>
        <Router ssrPath={page.href}>{node}</Router>
      </Theme>
    </CacheProvider>
  );
  const html = renderToString(frame(<PageView page={page} />));
  const { base, landing } = page.shell;
  const isGreeted = landing !== undefined && page.error === undefined;
  const greeting = isGreeted
    ? renderToString(frame(<Landing landing={landing} isHome={page.href === `${base}/`} />))
    : "";
  const { styles } = extractCriticalToChunks(html + greeting);
  return fillTemplate(template, {
    page,
    css: dropUnusedVariables(styles.map((style) => style.css).join("")),
    ruleIds: styles.flatMap((style) => style.ids),
    html,
    landing: greeting,
    policyOf,
  });
}
