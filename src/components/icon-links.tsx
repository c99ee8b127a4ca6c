import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { IconLink } from "../../schema/links.ts";
import { Icon } from "./icon.tsx";
import { SiteLink } from "./site-link.tsx";
import { textProps } from "./text/text.tsx";

/** Links shown as icons. Where two of them would look alike all have their words; those who hear them always do. */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  if (links.length === 0) return null;
  const areNamed = new Set(links.map(({ icon }) => JSON.stringify(icon))).size < links.length;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyle="none" py="2">
      {links.map((link, index) => (
        // As high as its link, also before what is in that has come.
        <chakra.li key={index} minWidth="0" display="flex">
          <SiteLink href={link.href} file={link.file} variant={areNamed ? "named" : "icon"} mark={false}>
            <Icon icon={link.icon} size="1.25em" style={{ flexShrink: 0 }} />
            {areNamed ? <span {...textProps(link.label)} /> : <VisuallyHidden {...textProps(link.label)} />}
          </SiteLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
