import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { IconLink } from "../../schema/blocks/define/resolver.ts";
import { LinkIcon } from "./icon.tsx";
import { SiteLink } from "./site-link.tsx";

/** Links shown as icons, each with a name for those who don't see it. */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  if (links.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyle="none" py="2">
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink href={link.href} variant="icon" mark={false}>
            <LinkIcon kind={link.kind} />
            <VisuallyHidden>{link.label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </chakra.ul>
  );
}
