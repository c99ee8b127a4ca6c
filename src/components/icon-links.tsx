import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { IconType } from "react-icons";
import {
  FaGithub,
  FaGitlab,
  FaGoogleScholar,
  FaLinkedinIn,
  FaMastodon,
  FaOrcid,
  FaResearchgate,
  FaSignalMessenger,
  FaTelegram,
  FaWhatsapp,
  FaXTwitter,
  FaYoutube,
} from "react-icons/fa6";
import { LuGlobe } from "react-icons/lu";
import type { IconLink } from "../../schema/blocks/define/resolver.ts";
import { SiteLink } from "./site-link.tsx";

const icons: Record<IconLink["kind"], IconType> = {
  linkedin: FaLinkedinIn,
  github: FaGithub,
  gitlab: FaGitlab,
  orcid: FaOrcid,
  "researcher-id": FaResearchgate,
  "google-scholar": FaGoogleScholar,
  youtube: FaYoutube,
  x: FaXTwitter,
  mastodon: FaMastodon,
  website: LuGlobe,
  whatsapp: FaWhatsapp,
  telegram: FaTelegram,
  signal: FaSignalMessenger,
};

/** The sign of a profile or app. It is decoration: the link beside or around it has a name. */
export function LinkIcon({ kind }: { kind: IconLink["kind"] }) {
  const Icon = icons[kind];
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
