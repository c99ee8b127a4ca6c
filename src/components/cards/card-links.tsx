import { chakra } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import type { Text } from "../../../schema/text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Icon } from "../icon.tsx";
import { ItemList } from "../lists.tsx";
import { SiteLink } from "../site-link.tsx";

/** Where a card leads: one link, or a row of them that wraps. Who hears one is told which card it belongs to. */
export function CardLinks({ card: { links, title } }: { card: Card }) {
  const styles = useStyles("card");
  const [first] = links;
  if (!first) return null;
  if (links.length === 1) return <CardLink link={first} title={title} />;
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

/** The icon takes what Chakra's factory gives an element. */
const LinkIcon = chakra(Icon, {}, { forwardProps: ["icon", "size"] });
