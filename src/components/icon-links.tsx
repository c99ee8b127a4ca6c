import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { IconType } from "react-icons";
import * as icons from "react-icons/fa6";
import { LuGlobe } from "react-icons/lu";
import type { IconLink } from "../../schema/blocks/define/resolver.ts";
import { SiteLink } from "./site-link.tsx";

const iconOf: Record<IconLink["kind"], IconType> = {
  linkedin: icons.FaLinkedinIn,
  github: icons.FaGithub,
  gitlab: icons.FaGitlab,
  orcid: icons.FaOrcid,
  "researcher-id": icons.FaResearchgate,
  "google-scholar": icons.FaGoogleScholar,
  youtube: icons.FaYoutube,
  x: icons.FaXTwitter,
  mastodon: icons.FaMastodon,
  website: LuGlobe,
  whatsapp: icons.FaWhatsapp,
  telegram: icons.FaTelegram,
  signal: icons.FaSignalMessenger,
};

/** The sign of a profile or app. It is decoration: the link beside or around it has a name. */
export function LinkIcon({ kind }: { kind: IconLink["kind"] }) {
  const Icon = iconOf[kind];
  return <Icon aria-hidden size="1.25em" />;
}

/** Links shown as icons, each with a name for those who don't see it. */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  if (links.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyle="none" py="2">
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink href={link.href} variant="icon" mark={false}>
            <LinkIcon kind={link.kind} />
            <VisuallyHidden>{link.label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </chakra.ul>
  );
}
