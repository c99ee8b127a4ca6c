import { chakra } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import type { Text } from "../../../schema/text.ts";
import { Icon } from "../icon.tsx";
import { SiteLink } from "../site-link.tsx";

/** Where a card leads: one link, or a row of them that wraps. Who hears one is told which card it belongs to. */
export function CardLinks({ card: { links, title } }: { card: Card }) {
  const [first] = links;
  if (!first) return null;
  if (links.length === 1) return <CardLink link={first} title={title} />;
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" listStyle="none">
      {links.map((link, index) => (
        <chakra.li key={index} minWidth="0">
          <CardLink link={link} title={title} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function CardLink({ link: { icon, ...link }, title }: { link: Card["links"][number]; title: Text }) {
  return (
    <SiteLink {...link} variant="alone" about={title}>
      {icon && <Sign icon={icon} size="1em" />}
    </SiteLink>
  );
}

/**
 * A sign stands in the line of its words, and keeps clear of what underlines them: on a page from right to left before them
 * or behind them, as their letters run.
 */
const Sign = chakra(
  Icon,
  {
    base: {
      display: "inline",
      verticalAlign: "-0.125em",
      marginInlineEnd: "0.4em",
      "[dir=rtl] &": { marginInline: "0.3em" },
    },
  },
  { forwardProps: ["icon", "size"] },
);
