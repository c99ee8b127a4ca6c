import { chakra } from "@chakra-ui/react";
import { LuArrowLeft } from "react-icons/lu";
import type { ResolvedLink } from "../../../schema/links.ts";
import * as marks from "../../marks.ts";
import { SiteLink } from "../site-link.tsx";

const Arrow = chakra(LuArrowLeft, { base: { display: "inline", verticalAlign: "-0.125em", marginInlineEnd: "0.4em" } });

/** From the page of one thing back to the list of all. */
export function BackLink({ to }: { to: ResolvedLink }) {
  return (
    <SiteLink {...to} variant="alone">
      <Arrow aria-hidden {...{ [marks.points]: true }} size="1em" />
    </SiteLink>
  );
}
