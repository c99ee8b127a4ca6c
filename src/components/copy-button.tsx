import { LuCheck, LuCopy } from "react-icons/lu";
import * as dataAttributes from "../data-attributes.ts";
import { fillLabel, useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyle } from "../theme/use-styles.ts";
import { Button } from "./button.tsx";
import { nameProps } from "./text/text.tsx";

interface CopyButtonProps {
  /** The text to copy. Without it, the text of the previous element is copied. */
  text?: string;
  name: string;
}

export function CopyButton({ text = "", name }: CopyButtonProps) {
  const labels = useLabels();
  return (
    <Button
      variant="control"
      {...{
        [dataAttributes.needsJs]: true,
        [dataAttributes.screenOnly]: true,
        [dataAttributes.copy]: text,
        [dataAttributes.copyAnnouncement]: plain(labels.copied),
      }}
      {...nameProps(fillLabel(labels.copy, { text: name }))}
      css={useStyle("copy")}
    >
      <LuCopy aria-hidden size="1.125rem" />
      <LuCheck aria-hidden size="1.125rem" />
    </Button>
  );
}
