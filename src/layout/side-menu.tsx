import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { NavigationLink, ShellData } from "../../schema/resolve/page-data.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { IconLinks } from "../components/icon-links.tsx";
import { ItemList } from "../components/lists.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { drawText } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";
import { ColorModeControl, MotionControl } from "./controls.tsx";

/** Ids in content contain no underscore. */
export const sideMenuId = "_menu";

interface SideMenuProps {
  navigation: ShellData["navigation"];
  links: readonly NavigationLink[];
  /** URL of the page that lists the current one. */
  list: string | undefined;
  isMoving: boolean;
}

/** The menu of small screens: a native modal dialog, which `client/enhancements/dialogs.ts` slides in and out. */
export function SideMenu({ navigation: { menuTitle, back, profiles }, links, list, isMoving }: SideMenuProps) {
  const styles = useStyles("sideMenu");
  return (
    <Dialog
      id={sideMenuId}
      aria-label={plain(menuTitle)}
      {...{ [dataAttributes.entrance]: "slide", [dataAttributes.needsJs]: true }}
      css={styles.root}
    >
      <chakra.nav aria-label={plain(menuTitle)}>
        <Button variant="outline" command="close" commandfor={sideMenuId}>
          <LuArrowLeft aria-hidden {...{ [dataAttributes.points]: true }} size="1.125rem" />
          {drawText(back)}
        </Button>
        <ItemList
          items={links}
          css={styles.list}
          render={(link) => <SiteLink {...link} variant="menu" mark={false} isAbove={link.href === list} />}
        />
      </chakra.nav>
      <chakra.div css={styles.foot}>
        <IconLinks links={profiles} />
        <ColorModeControl />
        <MotionControl isNeeded={isMoving} />
      </chakra.div>
    </Dialog>
  );
}
