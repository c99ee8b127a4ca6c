import { LuCheck, LuCopy } from "react-icons/lu";
import { fillLabel } from "../fill-label.ts";
import { useLabels } from "../labels.ts";
import * as marks from "../marks.ts";
import { plain } from "../text.ts";
import { useStyle } from "../theme/use-styles.ts";
import { Button } from "./button.tsx";
import { nameProps } from "./text/text.tsx";

interface CopyButtonProps {
  /** What is copied: this text or, where there is none, that of the element before the button. */
  text?: string;
  /** What it is called. */
  name: string;
}

/** Copies a text, and says that it has. */
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
