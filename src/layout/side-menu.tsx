import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { NavigationLink } from "../../schema/resolve/page-data.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { SiteLink } from "../components/site-link.tsx";
import * as marks from "../marks.ts";

/** An underscore stands in no id that content may have. */
export const sideMenuId = "_menu";

/** The menu of small screens: the browser's own modal dialog, which `client/enhancements/dialogs.ts` slides in and out. */
export function SideMenu({ title, back, links }: { title: string; back: string; links: readonly NavigationLink[] }) {
  return (
    <Dialog
      id={sideMenuId}
      aria-label={title}
      {...{ [marks.entrance]: "slide", [marks.needsJs]: true }}
      marginInlineStart="auto"
      marginInlineEnd="0"
      height="100%"
      maxHeight="none"
      width="min(22rem, 86vw)"
      maxWidth="none"
      p="8"
      borderInlineStartWidth="1px"
    >
      <chakra.nav aria-label={title}>
        <Button variant="outline" command="close" commandfor={sideMenuId}>
          <LuArrowLeft aria-hidden {...{ [marks.points]: true }} size="1.125rem" />
          {back}
        </Button>
        <chakra.ul listStyle="none" pt="8">
          {links.map((link, index) => (
            <li key={index}>
              <SiteLink href={link.href} file={link.file} variant="menu" mark={false}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
    </Dialog>
  );
}
