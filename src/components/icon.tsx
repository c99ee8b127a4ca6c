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
