import { chakra } from "@chakra-ui/react";
import { LuMenu, LuMoon, LuPause, LuPlay, LuSun, LuSunMoon } from "react-icons/lu";
import type { PageData, ShellData } from "../../schema/resolve/page-data.ts";
import { Button } from "../components/button.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { settings } from "../settings.ts";
import { SideMenu, sideMenuId } from "./side-menu.tsx";

/** The links and controls at the top of every page. */
export function TopBar({ shell: { navigation }, isMoving }: { shell: ShellData; isMoving: PageData["isMoving"] }) {
  const barLinks = navigation.links.filter((link) => link.bar !== "never");
  const menuLinks = navigation.links.filter((link) => link.menu);
  return (
    <chakra.header
      {...{ [marks.screenOnly]: true }}
      position="sticky"
      top="0"
      zIndex="bar"
      bg="page"
      borderBottomWidth="1px"
      borderColor="line"
      css={{
        // The bar is in sight already: focus in it scrolls nothing.
        "& a, & button": { scrollMarginTop: "-5rem" },
        // At 400 % a screen has no room to give away.
        "@media (max-height: 20rem)": { position: "static" },
      }}
    >
      <chakra.div
        maxWidth="page"
        mx="auto"
        px="gutter"
        py="2"
        minHeight="16"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap={{ base: "2", sm: "4" }}
      >
        <chakra.nav aria-label={labels.navigation} flex={{ sm: "1 1 0" }}>
          <chakra.ul display="flex" flexWrap="wrap" columnGap={{ base: "2", sm: "6" }} listStyle="none">
            {barLinks.map((link, index) => (
              <chakra.li
                key={index}
                css={link.bar === "wide" ? { [`[${marks.js}] &`]: { display: { base: "none", sm: "list-item" } } } : {}}
              >
                <SiteLink href={link.href} file={link.file} variant="bar" mark={false}>
                  {link.label}
                </SiteLink>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.div
          {...{ [marks.needsJs]: true }}
          display="flex"
          alignItems="center"
          // Its room is there before what stands in it has arrived.
          minWidth={{
            base: `calc(${menuLinks.length > 0 ? 3 : 2} * {sizes.control})`,
            sm: "calc(2 * {sizes.control})",
          }}
          marginInlineStart="auto"
          marginInlineEnd="-2"
        >
          <MotionControl isNeeded={isMoving === true} />
          <ColorModeControl />
          {menuLinks.length > 0 && (
            <Button
              variant="control"
              display={{ sm: "none" }}
              command="show-modal"
              commandfor={sideMenuId}
              aria-haspopup="dialog"
              aria-label={labels.openMenu}
            >
              <LuMenu aria-hidden size="1.25rem" />
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      {menuLinks.length > 0 && <SideMenu title={navigation.menuTitle} back={navigation.back} links={menuLinks} />}
    </chakra.header>
  );
}

/** One control for all motion that never ends; it shows where there is such motion (WCAG 2.2, criterion 2.2.2). */
function MotionControl({ isNeeded }: { isNeeded: boolean }) {
  return (
    <Button
      variant="control"
      {...{ [marks.control]: settings.motion }}
      aria-pressed={false}
      aria-label={labels.pauseMotion}
      visibility={isNeeded ? undefined : "hidden"}
      css={{
        "@media (prefers-reduced-motion: reduce)": { visibility: "hidden" },
        "&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type": { display: "none" },
      }}
    >
      <LuPause aria-hidden size="1.125rem" />
      <LuPlay aria-hidden size="1.125rem" />
    </Button>
  );
}

/** Which icon shows is the root's to say: the markup is the same in every mode. */
function ColorModeControl() {
  return (
    <Button
      variant="control"
      {...{ [marks.control]: settings.colorMode }}
      aria-label={labels.colorMode}
      css={{
        "& > *": { display: "none" },
        [`html:not([${marks.colorMode}=light], [${marks.colorMode}=dark]) & > [data-mode=system]`]: {
          display: "block",
        },
        [`[${marks.colorMode}=light] & > [data-mode=light]`]: { display: "block" },
        [`[${marks.colorMode}=dark] & > [data-mode=dark]`]: { display: "block" },
      }}
    >
      <LuSunMoon aria-hidden size="1.1875rem" data-mode="system" />
      <LuSun aria-hidden size="1.1875rem" data-mode="light" />
      <LuMoon aria-hidden size="1.1875rem" data-mode="dark" />
    </Button>
  );
}
