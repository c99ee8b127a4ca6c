import { chakra } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import type { Text } from "../../../schema/text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Icon } from "../icon.tsx";
import { ItemList } from "../lists.tsx";
import { SiteLink } from "../site-link.tsx";

/** A card's link, or its links in a row that wraps. Their accessible names include the card's title. */
export function CardLinks({ card: { links, title } }: { card: Card }) {
  const styles = useStyles("card");
  const [first] = links;
  if (!first) return null;
  if (links.length === 1) {
    return (
      <chakra.div css={styles.links}>
        <CardLink link={first} title={title} />
      </chakra.div>
    );
  }
  return <ItemList items={links} css={styles.links} render={(link) => <CardLink link={link} title={title} />} />;
}

function CardLink({ link: { icon, ...link }, title }: { link: Card["links"][number]; title: Text }) {
  const styles = useStyles("card");
  return (
    <SiteLink {...link} variant="alone" about={title}>
      {icon && <LinkIcon icon={icon} size="1em" css={styles.linkIcon} />}
    </SiteLink>
  );
}

/** Accepts the style props of Chakra's factory. */
const LinkIcon = chakra(Icon, {}, { forwardProps: ["icon", "size"] });
