import { LuCheck, LuCopy } from "react-icons/lu";
import { useLabels } from "../labels.ts";
import * as marks from "../marks.ts";
import { fillLabel, plain } from "../text.ts";
import { useStyle } from "../theme/use-styles.ts";
import { Button } from "./button.tsx";
import { nameProps } from "./text/text.tsx";

interface CopyButtonProps {
  /** The text to copy. Without it, the text of the previous element is copied. */
  text?: string;
  /** Accessible name. */
  name: string;
}

/** Copies a text and confirms it. */
export function CopyButton({ text = "", name }: CopyButtonProps) {
  const labels = useLabels();
  return (
    <Button
      variant="control"
      {...{
        [marks.needsJs]: true,
        [marks.screenOnly]: true,
        [marks.copy]: text,
        [marks.copyTold]: plain(labels.copied),
      }}
      {...nameProps(fillLabel(labels.copy, { text: name }))}
      css={useStyle("copy")}
    >
      <LuCopy aria-hidden size="1.125rem" />
      <LuCheck aria-hidden size="1.125rem" />
    </Button>
  );
}
