import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { ResolvedLink } from "../../../schema/links.ts";
import * as marks from "../../marks.ts";
import { useStyle } from "../../theme/use-styles.ts";
import { SiteLink } from "../site-link.tsx";

const Arrow = chakra(LuArrowLeft, {}, { forwardProps: ["size"] });

/** From the page of one thing back to the list of all. */
export function BackLink({ to }: { to: ResolvedLink }) {
  return (
    <SiteLink {...to} variant="alone">
      <Arrow css={useStyle("arrow")} aria-hidden {...{ [marks.points]: true }} size="1em" />
    </SiteLink>
  );
}
