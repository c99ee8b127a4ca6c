import { chakra } from "@chakra-ui/react";
import { useStyles } from "../../theme/use-styles.ts";
import { CopyButton } from "../copy-button.tsx";
import { scrollable } from "../text/scrollable.ts";

/** What others copy into their own file of references. */
export function Bibtex({ text }: { text: string }) {
  return (
    <chakra.div css={useStyles("publications").bibtex}>
      <chakra.pre {...scrollable("BibTeX")}>{text}</chakra.pre>
      <CopyButton name="BibTeX" />
    </chakra.div>
  );
}
