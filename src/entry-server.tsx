import { Router } from "wouter";
import type { CvData } from "../schema/resolve/cv.ts";
import type { PageData } from "../schema/resolve/page-data.ts";
import { Cv, writeCvDocument } from "./document/cv.tsx";
import { fillTemplate, type PolicyOf } from "./document/document.ts";
import { renderStyled } from "./document/render-styled.tsx";
import { Landing } from "./layout/landing.tsx";
import { PageView } from "./layout/page-view.tsx";

export { headScript } from "./document/document.ts";

/** Renders a page into the template, for the dev server, the build and the tests alike. Throws what a view throws. */
export function renderPage(page: PageData, template: string, policyOf?: PolicyOf): string {
  const { base, landing } = page.shell;
  const isGreeted = landing !== undefined && page.error === undefined;
  const styled = renderStyled([
    <Router key="page" ssrPath={page.href}>
      <PageView page={page} />
    </Router>,
    isGreeted && <Landing key="landing" landing={landing} isHome={page.href === `${base}/`} />,
  ]);
  return fillTemplate(template, page, styled, policyOf);
}

/** Renders a CV to a document that stands by itself, for printing; `code` is a picture of the site's address. */
export function renderCv(cv: CvData, code: string): string {
  const { html, css } = renderStyled([<Cv key="cv" cv={cv} code={code} />]);
  return writeCvDocument(cv, html.join(""), css);
}
