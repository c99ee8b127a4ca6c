import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { ResolvedLink } from "../../schema/links.ts";
import * as dataAttributes from "../data-attributes.ts";
import { useStyle } from "../theme/use-styles.ts";
import { SiteLink } from "./site-link.tsx";

const Arrow = chakra(LuArrowLeft, {}, { forwardProps: ["size"] });

/** A link from a detail page back to its list. */
export function BackLink({ to }: { to: ResolvedLink }) {
  return (
    <SiteLink {...to} variant="alone">
      <Arrow css={useStyle("arrow")} aria-hidden {...{ [dataAttributes.points]: true }} size="1em" />
    </SiteLink>
  );
}
