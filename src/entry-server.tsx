import { Router } from "wouter";
import type { PageData } from "../schema/resolve/page-data.ts";
import { fillTemplate, type PolicyOf } from "./document/document.ts";
import { renderStyled } from "./document/render-styled.tsx";
import { LabelsContext } from "./labels.ts";
import { Landing } from "./layout/landing.tsx";
import { PageView } from "./layout/page-view.tsx";

export { renderCv } from "./document/cv.tsx";
export { headScript } from "./document/document.ts";

/** Renders a page into the template, for the dev server, the build and the tests. Throws what a view throws. */
export function renderPage(page: PageData, template: string, policyOf?: PolicyOf): string {
  const trees = [
    <Router key="page" ssrPath={page.href}>
      <PageView page={page} />
    </Router>,
    <LabelsContext key="landing" value={page.shell.labels}>
      <Landing page={page} />
    </LabelsContext>,
  ];
  const styled = renderStyled(trees, page.shell.theme.design);
  return fillTemplate(template, page, styled, policyOf);
}
