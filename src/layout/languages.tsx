import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { LanguageLink } from "../../schema/resolve/standing.ts";
import { joinWords } from "../join-words.ts";
import * as marks from "../marks.ts";
import { useStyle, useStyles } from "../theme/use-styles.ts";

interface LanguagesProps {
  /** Every language that has the page. */
  languages: readonly LanguageLink[];
  /** The page's own. */
  current: string;
}

/** The same page in the other languages, by what these call themselves, where the bar has room. */
export function LanguagesInBar(props: LanguagesProps) {
  return <Languages {...props} css={useStyles("languages").inBar} />;
}

/** The same under the page, on phones. They name themselves: whoever looks for one can read that. */
export function LanguagesBelow(props: LanguagesProps) {
  const others = props.languages.filter(({ language }) => language !== props.current);
  return (
    <chakra.nav
      aria-label={joinWords(
        others.map(({ name }) => name),
        props.current,
      )}
      {...{ [marks.screenOnly]: true }}
      css={useStyles("languages").below}
    >
      <Languages {...props} />
    </chakra.nav>
  );
}

/** Links as plain as any: the browser loads a document, for another language has another. */
function Languages({ languages, current, css }: LanguagesProps & { css?: SystemStyleObject }) {
  const { list } = useStyles("languages");
  const style = useStyle("link", { variant: "bar" });
  return (
    <chakra.ul css={[list, css ?? {}]}>
      {languages
        .filter(({ language }) => language !== current)
        .map(({ language, name, href, link = href }) => (
          <li key={language}>
            <chakra.a href={link} lang={language} hrefLang={language} css={style}>
              {name}
            </chakra.a>
          </li>
        ))}
    </chakra.ul>
  );
}
