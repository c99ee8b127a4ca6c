import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { IconLink } from "../../schema/links.ts";
import { useStyles } from "../theme/use-styles.ts";
import { Icon } from "./icon.tsx";
import { SiteLink } from "./site-link.tsx";
import { textProps } from "./text/text.tsx";

/** Links shown as icons, with labels if two icons are equal. Their accessible names are always there. */
export function IconLinks({ links, css = {} }: { links: readonly IconLink[]; css?: SystemStyleObject }) {
  const areNamed = new Set(links.map(({ icon }) => JSON.stringify(icon))).size < links.length;
  const styles = useStyles("icons", { named: areNamed });
  if (links.length === 0) return null;
  return (
    <chakra.ul css={[styles.list, css]}>
      {links.map((link, index) => (
        <chakra.li key={index} css={styles.item}>
          <SiteLink
            href={link.href}
            file={link.file}
            isProfile={link.isProfile}
            variant={areNamed ? "named" : "icon"}
            mark={false}
          >
            <Icon icon={link.icon} size="1.25em" />
            {areNamed ? <span {...textProps(link.label)} /> : <VisuallyHidden {...textProps(link.label)} />}
          </SiteLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
