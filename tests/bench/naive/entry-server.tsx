import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { fillTemplate } from "../../../src/document/document.ts";
import { LabelsContext } from "../../../src/labels.ts";
import { Landing } from "../../../src/layout/landing.tsx";
import { App } from "./app.tsx";
import { Look } from "./look.tsx";

/** Renders a page for the naive application: the document is the site's own, the style sheet is all that Chakra emits. */
export function renderPage(page: PageData, template: string): string {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <App path={page.href} />
    </CacheProvider>,
  );
  const landing = page.shell.landing
    ? renderToString(
        <CacheProvider value={cache}>
          <Look design={page.shell.theme.design}>
            <LabelsContext value={page.shell.labels}>
              <Landing page={page} />
            </LabelsContext>
          </Look>
        </CacheProvider>,
      )
    : "";
  const { styles } = extractCriticalToChunks(html + landing);
  const document = fillTemplate(template, page, {
    html: [html, landing],
    css: styles.map((style) => style.css).join(""),
    ruleIds: styles.flatMap((style) => style.ids),
  });
  // As bundlers leave it: the application is asked for at once.
  return document.replace(/<script data-entry=("[^"]+")/, '<script type="module" src=$1></script><script');
}
