import { chakra } from "@chakra-ui/react";
import type { ResolvedAction } from "../../schema/blocks/define/actions.ts";
import { useStyles } from "../theme/use-styles.ts";
import { SiteLink } from "./site-link.tsx";

/** Links styled as buttons. */
export function Actions({ actions }: { actions: readonly ResolvedAction[] }) {
  const styles = useStyles("actions");
  if (actions.length === 0) return null;
  return (
    <chakra.ul css={styles.list}>
      {actions.map(({ style, ...link }, index) => (
        <chakra.li key={index} css={styles.item}>
          <SiteLink {...link} variant={style} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
