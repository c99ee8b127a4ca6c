import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Icon } from "../../components/icon.tsx";
import { LevelHeading } from "../../components/section.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { Words } from "../../components/text/words.tsx";
import { TextList } from "../../components/text-list.tsx";

export function Footer({ block: { id, level, taglines, connect, reach, closing } }: { block: Block<"footer"> }) {
  return (
    <chakra.footer id={id} borderTopWidth="1px" borderColor="line" mt="24">
      <chakra.div maxWidth="page" mx="auto" px="gutter" py="12" display="flex" flexDirection="column" gap="12">
        <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr", md: "2fr 1fr 1fr" }}>
          <TextList
            items={taglines}
            // One sentence is no list.
            {...(taglines.length > 1 ? { listStyle: "disc", ps: "4" } : { listStyle: "none" })}
            color="muted"
            maxWidth="26rem"
            display="flex"
            flexDirection="column"
            gap="2"
            gridColumn={{ sm: "1 / -1", md: "auto" }}
            css={{ "& ::marker": { color: "accent" } }}
          />
          {connect && (
            <Column title={connect.title} level={level}>
              {connect.links.map((link, index) => (
                <li key={index}>
                  <SiteLink href={link.href} file={link.file} variant="quiet" mark={false}>
                    <chakra.span display="inline-flex" alignItems="center" gap="3" textDecoration="inherit">
                      <Icon icon={link.icon} size="1.25em" />
                      {link.label}
                    </chakra.span>
                  </SiteLink>
                </li>
              ))}
            </Column>
          )}
          {reach && (
            <Column title={reach.title} level={level}>
              {[...(reach.phone ? [reach.phone] : []), ...reach.emails].map((address, index) => (
                <chakra.li key={index} overflowWrap="anywhere">
                  <SiteLink href={address.href} variant="quiet">
                    {address.text}
                  </SiteLink>
                </chakra.li>
              ))}
            </Column>
          )}
        </chakra.div>
        {closing !== undefined && (
          <chakra.p textStyle="small" color="muted">
            <Words words={closing} />
          </chakra.p>
        )}
      </chakra.div>
    </chakra.footer>
  );
}

function Column({ title, level, children }: { title: string; level: number; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <LevelHeading level={level} textStyle="label" color="muted">
        {title}
      </LevelHeading>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2">
        {children}
      </chakra.ul>
    </chakra.div>
  );
}
