import type { SystemStyleObject } from "@chakra-ui/react";
import { LuMoon, LuPause, LuPlay, LuSun, LuSunMoon } from "react-icons/lu";
import { Button } from "../components/button.tsx";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { settings } from "../settings.ts";

/** One control for all motion that never ends; it shows where there is such motion (WCAG 2.2, criterion 2.2.2). */
export function MotionControl({ isNeeded, css = {} }: { isNeeded: boolean; css?: SystemStyleObject }) {
  return (
    <Button
      variant="control"
      {...{ [marks.control]: settings.motion }}
      aria-pressed={false}
      aria-label={labels.pauseMotion}
      visibility={isNeeded ? undefined : "hidden"}
      css={[
        css,
        {
          "@media (prefers-reduced-motion: reduce)": { visibility: "hidden" },
          "&[aria-pressed=true] > :first-of-type, &[aria-pressed=false] > :last-of-type": { display: "none" },
        },
      ]}
    >
      <LuPause aria-hidden size="1.125rem" />
      <LuPlay aria-hidden size="1.125rem" />
    </Button>
  );
}

/** Which icon shows is the root's to say: the markup is the same in every mode. */
export function ColorModeControl({ css = {} }: { css?: SystemStyleObject }) {
  return (
    <Button
      variant="control"
      {...{ [marks.control]: settings.colorMode }}
      aria-label={labels.colorMode}
      css={[
        css,
        {
          "& > *": { display: "none" },
          [`html:not([${marks.colorMode}=light], [${marks.colorMode}=dark]) & > [data-mode=system]`]: {
            display: "block",
          },
          [`[${marks.colorMode}=light] & > [data-mode=light]`]: { display: "block" },
          [`[${marks.colorMode}=dark] & > [data-mode=dark]`]: { display: "block" },
        },
      ]}
    >
      <LuSunMoon aria-hidden size="1.1875rem" data-mode="system" />
      <LuSun aria-hidden size="1.1875rem" data-mode="light" />
      <LuMoon aria-hidden size="1.1875rem" data-mode="dark" />
    </Button>
  );
}
