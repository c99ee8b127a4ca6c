import type { SystemStyleObject } from "@chakra-ui/react";
import { LuMoon, LuPause, LuPlay, LuSun, LuSunMoon } from "react-icons/lu";
import { Button } from "../components/button.tsx";
import { nameProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { preferences } from "../preferences.ts";
import { useStyle } from "../theme/use-styles.ts";

/**
 * A button that pauses and resumes all endless motion (WCAG 2.2, criterion 2.2.2). Show it only on sites that have some. A
 * script sets its state.
 */
export function MotionControl({ css = [] }: { css?: readonly SystemStyleObject[] }) {
  return (
    <Button
      variant="control"
      {...{ [dataAttributes.control]: preferences.motion }}
      aria-pressed={false}
      {...nameProps(useLabels().pauseMotion)}
      css={[useStyle("motion"), ...css]}
    >
      <LuPause aria-hidden size="1.125rem" />
      <LuPlay aria-hidden size="1.125rem" />
    </Button>
  );
}

/** The root's attribute decides which icon is shown and names the control: the HTML is the same in every mode. */
export function ColorModeControl({ css = [] }: { css?: readonly SystemStyleObject[] }) {
  const labels = useLabels();
  return (
    <Button variant="control" {...{ [dataAttributes.control]: preferences.colorMode }} css={[...css]}>
      <LuSunMoon role="img" {...nameProps(labels["colorModes.system"])} size="1.1875rem" />
      <LuSun role="img" {...nameProps(labels["colorModes.light"])} size="1.1875rem" />
      <LuMoon role="img" {...nameProps(labels["colorModes.dark"])} size="1.1875rem" />
    </Button>
  );
}
