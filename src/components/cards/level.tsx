import { chakra } from "@chakra-ui/react";
import type { Labels } from "../../../schema/labels/labels.ts";
import type { Text } from "../../../schema/text.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { fillLabel, useLabels, useLanguage } from "../../labels.ts";
import { concatTexts } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { HiddenText } from "../hidden-text.tsx";
import { drawText } from "../text/text.tsx";

const steps = [1, 2, 3, 4, 5] as const;

/**
 * A skill level from 1 to 5, in words and as a scale. The scale is an SVG, which keeps its colours in print and in
 * forced colours. Screen readers skip it, because the words say the same: a `meter` would be read in addition as "4" or
 * "80 percent", and would hide words inside it.
 */
export function Level({ level }: { level: number }) {
  const styles = useStyles("card");
  const labels = useLabels();
  const language = useLanguage();
  return (
    <chakra.span css={styles.level} {...{ [dataAttributes.level]: level }}>
      <svg aria-hidden {...{ [dataAttributes.points]: true }} viewBox="0 0 56 8" width="3.5rem" height="0.5rem">
        {steps.map((step) => (
          <rect
            key={step}
            x={(step - 1) * 11.5 + 0.5}
            y="0.5"
            width="9"
            height="7"
            rx="2"
            stroke="currentColor"
            fill={step <= level ? "currentColor" : "none"}
          />
        ))}
      </svg>
      {/* One element: screen readers read the children of a flex container one by one. */}
      <span>
        {drawText(nameLevel(level, labels))}
        <HiddenText>{drawText(concatTexts([" (", fillLabel(labels.ofFive, { level }, language), ")"]))}</HiddenText>
      </span>
    </chakra.span>
  );
}

export function nameLevel(level: number, labels: Labels): Text {
  const step = steps.find((one) => one === level);
  return step === undefined ? String(level) : labels[`levels.${step}`];
}
