import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { Route, Switch } from "wouter";
import type { BlockType } from "../../schema/blocks/index.ts";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { AnyBlock, Blocks } from "../blocks/blocks.tsx";
import { BlockView } from "../blocks/registry.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { edgesContainer } from "../components/pictures/container-width.ts";
import { nodeProps, textProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { LabelsContext, LanguageContext, useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";
import { LanguagesBelow } from "./languages.tsx";
import { TopBar } from "./top-bar.tsx";

/** Blocks that show something made, or say how much. */
const showWork: ReadonlySet<BlockType | undefined> = new Set<BlockType>([
  "card-grid",
  "gallery",
  "video",
  "repositories",
  "publications",
  "post-list",
  "accordion-group",
  "timeline",
]);

/** True if the page begins with a hero without a picture of work, and goes on with work. */
function isWorkFirst({ blocks: [first, next] }: PageData): boolean {
  return first?.type === "hero" && !first.image && first.variant !== "band" && showWork.has(next?.type);
}

/** True if the page's own call is the last block or the one before it: the footer's would repeat it. */
function endsWithCall({ blocks }: PageData): boolean {
  return blocks.slice(-2).some(({ type }) => type === "call-to-action");
}

/** URL of the page that lists the current one, if that is a post or a publication. */
function listOf({ blocks }: PageData): string | undefined {
  const one = blocks.find((block) => block.type === "article" || block.type === "publication");
  return one?.list?.href;
}

/** A page, without the document around it. It is rendered again only for other data. */
export const PageView = memo(function PageView({ page }: { page: PageData }) {
  const { footer, base, homeLink = `${base}/` } = page.shell;
  const styles = useStyles("page");
  return (
    <LabelsContext value={page.shell.labels}>
      <chakra.div css={[styles.root, edgesContainer]}>
        <SkipLink />
        <TopBar shell={page.shell} languages={page.languages} list={listOf(page)} />
        <chakra.main
          id={dataAttributes.contentId}
          tabIndex={-1}
          {...{ [dataAttributes.workFirst]: isWorkFirst(page) ? "" : undefined }}
          css={styles.main}
          {...nodeProps(page)}
        >
          <LanguageContext value={page.shell.language}>
            <Switch>
              <Route path={page.href}>
                {page.error === undefined ? (
                  <AnyBlock value={BlockView}>
                    <Blocks blocks={page.blocks} />
                  </AnyBlock>
                ) : (
                  <ErrorPage {...page.error} home={homeLink} />
                )}
              </Route>
            </Switch>
          </LanguageContext>
        </chakra.main>
        {footer && (
          <BlockView block={endsWithCall(page) ? { ...footer, invitation: undefined, actions: [] } : footer} />
        )}
        {page.languages && (
          <LanguagesBelow
            languages={page.languages}
            current={page.shell.language}
            hasMenu={page.shell.navigation.links.some(({ menu }) => menu)}
          />
        )}
      </chakra.div>
    </LabelsContext>
  );
});

/** First focusable element: skips the navigation (WCAG 2.2, criterion 2.4.1). */
function SkipLink() {
  return (
    <chakra.a
      href={`#${dataAttributes.contentId}`}
      {...{ [dataAttributes.screenOnly]: true }}
      css={useStyles("page").skip}
      {...textProps(useLabels().skipToContent)}
    />
  );
}
