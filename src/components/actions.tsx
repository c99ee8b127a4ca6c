import { chakra } from "@chakra-ui/react";
import type { ResolvedAction } from "../../schema/blocks/define/actions.ts";
import { SiteLink } from "./site-link.tsx";

/** Links that look like buttons, in a row that wraps. */
export function Actions({ actions }: { actions: readonly ResolvedAction[] }) {
  if (actions.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyle="none">
      {actions.map(({ style, ...link }, index) => (
        <chakra.li key={index} minWidth="0">
          <SiteLink {...link} variant={style} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
