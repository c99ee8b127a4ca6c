import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { LuMenu } from "react-icons/lu";
import { Link as WouterLink } from "wouter";
import type { PageData, ShellData } from "../../schema/resolve/page-data.ts";
import { Button } from "../components/button.tsx";
import { IconLinks } from "../components/icon-links.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { nameProps, textProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { leadingOf } from "../theme/leading.ts";
import { useDesign } from "../theme/theme.tsx";
import { useStyles } from "../theme/use-styles.ts";
import { ColorModeControl, MotionControl } from "./controls.tsx";
import { Languages } from "./languages.tsx";
import { SearchControl, SearchDialog } from "./search.tsx";
import { SideMenu, sideMenuId } from "./side-menu.tsx";

const Anchor = chakra("a");

interface TopBarProps {
  shell: ShellData;
  languages: PageData["languages"];
  /** URL of the page that lists the current one. */
  list: string | undefined;
}

/** The bar at the top of every page: the brand, links and controls. */
export const TopBar = memo(function TopBar({ shell, languages, list }: TopBarProps) {
  const { navigation } = shell;
  const labels = useLabels();
  const styles = useStyles("bar");
  const isRail = useDesign().slotRecipes.bar?.defaultVariants?.["layout"] === "rail";
  const barLinks = navigation.links.filter((link) => link.bar !== "never");
  const menuLinks = navigation.links.filter((link) => link.menu);
  const hasMenu = menuLinks.length > 0;
  const wide = hasMenu ? [styles.wide] : [];
  const controls = (
    <chakra.div {...{ [dataAttributes.needsJs]: true }} css={styles.controls}>
      {shell.search && <SearchControl />}
      {shell.isMoving && <MotionControl css={wide} />}
      <ColorModeControl css={wide} />
      {hasMenu && (
        <Button
          variant="control"
          css={styles.narrow}
          command="show-modal"
          commandfor={sideMenuId}
          aria-haspopup="dialog"
          {...nameProps(labels.openMenu)}
        >
          <LuMenu aria-hidden size="1.25rem" />
        </Button>
      )}
    </chakra.div>
  );
  return (
    <chakra.header {...{ [dataAttributes.screenOnly]: true }} css={styles.root}>
      <chakra.div css={styles.inner}>
        <Brand shell={shell} />
        <chakra.nav aria-label={plain(labels.navigation)} css={styles.nav}>
          <chakra.ul css={styles.list}>
            {barLinks.map((link, index) => (
              <chakra.li key={index} css={link.bar === "wide" ? styles.wideLink : {}}>
                <SiteLink {...link} variant="bar" mark={false} isAbove={link.href === list} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.nav>
        {isRail && <IconLinks links={navigation.profiles} css={styles.profiles} />}
        {languages ? (
          <chakra.div css={styles.end}>
            <Languages languages={languages} current={shell.language} place="bar" />
            {controls}
          </chakra.div>
        ) : (
          controls
        )}
      </chakra.div>
      {shell.search && <SearchDialog index={shell.search} />}
      {hasMenu && <SideMenu shell={shell} languages={languages} links={menuLinks} list={list} />}
    </chakra.header>
  );
});

/** The owner's name, linked to the home page, and the role, which some designs show. */
function Brand({ shell: { brand, navigation, base, home = `${base}/`, homeLink = home } }: { shell: ShellData }) {
  const styles = useStyles("bar");
  // Where the first link leads home, too, the keyboard and screen readers need only that one.
  const isTwice = navigation.links[0]?.bar === "always" && navigation.links[0].href === homeLink;
  return (
    <Anchor asChild css={styles.brand} {...(isTwice && { "aria-hidden": true, tabIndex: -1 })}>
      <WouterLink href={homeLink}>
        <chakra.span css={styles.monogram} aria-hidden {...textProps(brand.monogram)} />
        <chakra.span css={styles.name} style={leadingOf(plain(brand.name))} {...textProps(brand.name)} />
        <chakra.span css={styles.role} aria-hidden {...textProps(brand.role)} />
      </WouterLink>
    </Anchor>
  );
}
