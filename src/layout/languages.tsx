import { chakra } from "@chakra-ui/react";
import { LuChevronDown } from "react-icons/lu";
import type { LanguageLink } from "../../schema/resolve/alternates.ts";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/** As many as fit into the bar beside the site's links. More of them open in a menu. */
const mostInBar = 2;
/** As many as fit in a column on a small laptop. */
const mostInColumn = 12;

interface LanguagesProps {
  /** Every language that has the page. */
  languages: readonly LanguageLink[];
  current: string;
}

/** Links to the page in other languages, each by its own name: in the bar, or first in the side menu. */
export function Languages({ languages, current, place }: LanguagesProps & { place: "bar" | "menu" }) {
  const styles = useStyles("languages", { place });
  const own = languages.find(({ language }) => language === current);
  const others = languages.filter((link) => link !== own);
  const rows = Math.ceil(others.length / Math.ceil(others.length / mostInColumn));
  return (
    <chakra.nav aria-label={plain(useLabels().language)} css={styles.root}>
      {others.length <= mostInBar ? (
        <chakra.ul css={styles.row}>
          <Links languages={others} />
        </chakra.ul>
      ) : (
        <chakra.details css={styles.menu}>
          <chakra.summary css={styles.own}>
            {own?.name}
            <LuChevronDown aria-hidden />
          </chakra.summary>
          <chakra.ul css={styles.list} style={{ "--rows": rows }}>
            <Links languages={others} />
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.nav>
  );
}

/** The same links under the page, on phones without a menu: for lack of links in it, or without scripts. */
export function LanguagesBelow({ languages, current, hasMenu }: LanguagesProps & { hasMenu: boolean }) {
  const styles = useStyles("languages");
  return (
    <chakra.nav
      aria-label={plain(useLabels().language)}
      {...{ [dataAttributes.screenOnly]: true, [dataAttributes.withoutJs]: hasMenu ? true : undefined }}
      css={styles.below}
    >
      <chakra.ul css={styles.columns}>
        <Links languages={languages.filter(({ language }) => language !== current)} />
      </chakra.ul>
    </chakra.nav>
  );
}

/** Plain links: another language needs another document. */
function Links({ languages }: Pick<LanguagesProps, "languages">) {
  const styles = useStyles("languages");
  return languages.map(({ language, name, href, link = href }) => (
    <li key={language}>
      <chakra.a href={link} lang={language} hrefLang={language} css={styles.link}>
        {name}
      </chakra.a>
    </li>
  ));
}
