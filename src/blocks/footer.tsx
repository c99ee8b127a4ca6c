import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { type ReactNode, useContext } from "react";
import { LuArrowUp } from "react-icons/lu";
import type { Block } from "../../schema/blocks/index.ts";
import type { Text } from "../../schema/text.ts";
import { Actions } from "../components/actions.tsx";
import { Icon } from "../components/icon.tsx";
import { ItemList, TextList } from "../components/lists.tsx";
import { BlockNode, LevelHeading } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { drawText } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { useStyles } from "../theme/use-styles.ts";

export function Footer({
  block: { id, level, invitation, actions, taglines, connect, reach, closing },
}: {
  block: Block<"footer">;
}) {
  const styles = useStyles("footer", { listed: taglines.length > 1 });
  return (
    <chakra.footer id={id} css={styles.root} {...useContext(BlockNode)}>
      <chakra.div css={styles.inner}>
        {invitation !== undefined && <LevelHeading level={level} isLarge css={styles.invitation} text={invitation} />}
        <Actions actions={actions} />
        <chakra.div css={styles.columns}>
          <TextList items={taglines} css={styles.taglines} />
          {connect && (
            <Column title={connect.title} level={level} css={styles.profiles}>
              <ItemList
                items={connect.links}
                css={styles.list}
                render={({ href, file, icon, label }) => (
                  <SiteLink isProfile href={href} file={file} variant="quiet" mark={false}>
                    <chakra.span css={styles.link}>
                      <Icon icon={icon} size="1.25em" />
                      {drawText(label)}
                    </chakra.span>
                  </SiteLink>
                )}
              />
            </Column>
          )}
          {reach && (
            <Column title={reach.title} level={level}>
              <ItemList
                items={reach.phone ? [reach.phone, ...reach.emails] : reach.emails}
                css={styles.list}
                render={({ href, text }) => <SiteLink href={href} label={text} variant="quiet" />}
              />
            </Column>
          )}
        </chakra.div>
        <chakra.div css={styles.end}>
          <Paragraph words={closing} css={styles.closing} />
          <chakra.p {...{ [dataAttributes.screenOnly]: true }}>
            <chakra.a href={`#${dataAttributes.rootId}`} css={styles.top}>
              <LuArrowUp aria-hidden size="1.125rem" />
              {drawText(useLabels().backToTop)}
            </chakra.a>
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

interface ColumnProps {
  title: Text;
  level: number;
  css?: SystemStyleObject;
  children: ReactNode;
}

function Column({ title, level, css = {}, children }: ColumnProps) {
  const styles = useStyles("footer");
  return (
    <chakra.div css={[styles.column, css]}>
      <LevelHeading level={level} css={styles.title} text={title} />
      {children}
    </chakra.div>
  );
}
