import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Block } from "../../schema/blocks/index.ts";
import type { Text } from "../../schema/text.ts";
import { CopyButton } from "../components/copy-button.tsx";
import { IconLinks } from "../components/icon-links.tsx";
import { Section, useIsTopLevel } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { drawText, textProps } from "../components/text/text.tsx";
import { useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyles } from "../theme/use-styles.ts";

/**
 * Telephone number and e-mail addresses, each e-mail address with a button that copies it; location, links, and downloads
 * of the contact card and the CV.
 */
export function Contact({ block }: { block: Block<"contact"> }) {
  const { id, title, level, text, phone, emails, location, links, card, cv, note } = block;
  const labels = useLabels();
  const isFirst = level === 1 && title !== undefined;
  const addresses = phone ? [{ ...phone, label: labels.telephone }, ...emails] : emails;
  const styles = useStyles("contact", { whole: useIsTopLevel() });
  return (
    <Section id={id} title={title} level={level}>
      <Paragraph words={text} css={styles.text} />
      <chakra.dl css={styles.list}>
        {addresses.map(({ label, href, text }, index) => (
          <Entry key={index} name={label} isFirst={isFirst}>
            <SiteLink href={href} label={text} variant="quiet" />
            {href.startsWith("mailto:") && <CopyButton text={plain(text)} name={plain(text)} />}
          </Entry>
        ))}
        {location !== undefined && (
          <Entry name={labels.location} isFirst={isFirst}>
            {drawText(location)}
          </Entry>
        )}
      </chakra.dl>
      <IconLinks links={links} css={styles.links} />
      {(card || cv) && (
        <chakra.p css={styles.files}>
          {card && <SiteLink {...card} variant="alone" download />}
          {/* Outputs as text have no boxes: a space separates the links. */ " "}
          {cv && <SiteLink {...cv} variant="alone" download />}
        </chakra.p>
      )}
      <Paragraph words={note} css={styles.note} />
    </Section>
  );
}

function Entry({ name, isFirst, children }: { name: Text; isFirst: boolean; children: ReactNode }) {
  const styles = useStyles("contact", { first: isFirst, whole: useIsTopLevel() });
  return (
    <chakra.div css={styles.entry}>
      <chakra.dt css={styles.name} {...textProps(name)} />
      <chakra.dd css={styles.value}>{children}</chakra.dd>
    </chakra.div>
  );
}
