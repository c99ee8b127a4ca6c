import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { NavigationLink, PageData, ShellData } from "../../schema/resolve/page-data.ts";
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
import { Languages } from "./languages.tsx";

/** Ids in content contain no underscore. */
export const sideMenuId = "_menu";

interface SideMenuProps {
  shell: ShellData;
  languages: PageData["languages"];
  links: readonly NavigationLink[];
  /** URL of the page that lists the current one. */
  list: string | undefined;
}

/** The menu of small screens: a native modal dialog, which `client/enhancements/dialogs.ts` slides in and out. */
export function SideMenu({ shell, languages, links, list }: SideMenuProps) {
  const { menuTitle, back, profiles } = shell.navigation;
  const styles = useStyles("sideMenu");
  return (
    <Dialog
      id={sideMenuId}
      aria-label={plain(menuTitle)}
      {...{ [dataAttributes.entrance]: "slide", [dataAttributes.needsJs]: true }}
      css={styles.root}
    >
      <chakra.div css={styles.head}>
        <Button variant="outline" command="close" commandfor={sideMenuId}>
          <LuArrowLeft aria-hidden {...{ [dataAttributes.points]: true }} size="1.125rem" />
          {drawText(back)}
        </Button>
        {languages && <Languages languages={languages} current={shell.language} place="menu" />}
      </chakra.div>
      <chakra.nav aria-label={plain(menuTitle)}>
        <ItemList
          items={links}
          css={styles.list}
          render={(link) => <SiteLink {...link} variant="menu" mark={false} isAbove={link.href === list} />}
        />
      </chakra.nav>
      <chakra.div css={styles.foot}>
        <IconLinks links={profiles} css={styles.profiles} />
        <ColorModeControl />
        {shell.isMoving && <MotionControl />}
      </chakra.div>
    </Dialog>
  );
}
