import { chakra } from "@chakra-ui/react";
import { LuSearch, LuX } from "react-icons/lu";
import type { ShellData } from "../../schema/resolve/page-data.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { nameProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import type { SearchData } from "../search-index.ts";
import { plain } from "../text.ts";
import { useStyle, useStyles } from "../theme/use-styles.ts";

export function SearchControl() {
  return (
    <Button
      variant="control"
      command="show-modal"
      commandfor={dataAttributes.searchId}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...nameProps(useLabels().search)}
    >
      <LuSearch aria-hidden size="1.1875rem" />
    </Button>
  );
}

/** Searches the pages in the site's language. `client/enhancements/search.ts` fills the list. */
export function SearchDialog({ index }: { index: NonNullable<ShellData["search"]> }) {
  const labels = useLabels();
  const styles = useStyles("search");
  const data: SearchData = {
    index,
    none: plain(labels.nothingFound),
    count: plain(labels.searchResults),
    failure: plain(labels.errorTitle),
  };
  return (
    <Dialog
      id={dataAttributes.searchId}
      kind="sheet"
      aria-label={plain(labels.search)}
      {...{ [dataAttributes.search]: JSON.stringify(data), [dataAttributes.needsJs]: true }}
      css={styles.root}
    >
      <chakra.div role="search" css={styles.head}>
        {/* No form: a page with forms needs a document of its own. */}
        <chakra.input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
          placeholder={plain(labels.search)}
          {...nameProps(labels.search)}
          css={useStyle("field")}
        />
        <Button variant="control" command="close" commandfor={dataAttributes.searchId} {...nameProps(labels.close)}>
          <LuX aria-hidden size="1.25rem" />
        </Button>
      </chakra.div>
      <chakra.output css={styles.status} />
      <chakra.ul css={styles.list} />
      <template>
        <li>
          <chakra.a href="./" css={styles.result}>
            <chakra.span css={styles.title} />
            <chakra.span css={styles.about} />
          </chakra.a>
        </li>
      </template>
    </Dialog>
  );
}
