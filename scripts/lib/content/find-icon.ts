import type { IconFacts } from "../../../schema/check/disk.ts";
import type { IconName, IconTree } from "../../../schema/links.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { networks } from "../../../schema/networks.ts";
import { listBrands, readIcon, type SetName } from "./icon-set.ts";

/** Icons of kinds that have no brand, or whose drawing differs from the brand's since version 0.1.0. */
const ownIcons = new Map<string, readonly [SetName, component: string]>([
  ["linkedin", ["fa6", "FaLinkedinIn"]],
  ["github", ["fa6", "FaGithub"]],
  ["gitlab", ["fa6", "FaGitlab"]],
  ["orcid", ["fa6", "FaOrcid"]],
  ["researcher-id", ["fa6", "FaResearchgate"]],
  ["google-scholar", ["fa6", "FaGoogleScholar"]],
  ["youtube", ["fa6", "FaYoutube"]],
  ["x", ["fa6", "FaXTwitter"]],
  ["mastodon", ["fa6", "FaMastodon"]],
  ["codepen", ["fa6", "FaCodepen"]],
  ["whatsapp", ["fa6", "FaWhatsapp"]],
  ["telegram", ["fa6", "FaTelegram"]],
  ["signal", ["fa6", "FaSignalMessenger"]],
  ["website", ["lu", "LuGlobe"]],
  ["email", ["lu", "LuMail"]],
  ["resume", ["lu", "LuFileUser"]],
  ["code", ["lu", "LuCodeXml"]],
  ["demo", ["lu", "LuAppWindow"]],
  ["docs", ["lu", "LuBookOpen"]],
  ["paper", ["lu", "LuFileText"]],
  ["slides", ["lu", "LuPresentation"]],
  ["video", ["lu", "LuCirclePlay"]],
  ["data", ["lu", "LuDatabase"]],
]);

/** Every available icon, of brands and others. */
export function listIcons(): (readonly [SetName, component: string])[] {
  return [...ownIcons.values(), ...[...listBrands().values()].map((component) => ["si", component] as const)];
}

/** The drawing of an icon. Throws if there is none, which the check has reported. */
export function findIcon(of: IconName): IconTree {
  const own = "kind" in of ? ownIcons.get(of.kind) : undefined;
  const name = "kind" in of ? (networks.find(({ kind }) => kind === of.kind)?.icon ?? of.kind) : of.name;
  const icon = own ? readIcon(...own) : readIcon("si", listBrands().get(spell(name)) ?? name);
  if (!icon) throw new Error(`the icon set has no icon named ${name}`);
  return icon;
}

/** Looks up a brand's name for the check. */
export function probeIcon(name: string): IconFacts {
  const known = listBrands();
  const isKnown = known.has(spell(name));
  return { isKnown, near: isKnown ? undefined : findNear(spell(name), [...known.keys()]) };
}

/** The names of icons that contain a word, the shortest first. */
export function searchIcons(word: string): string[] {
  const found = [...listBrands().keys()].filter((name) => name.includes(spell(word)));
  return found.toSorted((one, other) => one.length - other.length || one.localeCompare(other));
}

/** The same brand in another spelling ("reactjs", "vue"), else the nearest name, else one that the word begins with. */
function findNear(word: string, known: readonly string[]): string | undefined {
  const bare = word.replace(/(?:dot)?js$|lang$/, "");
  const same = [`${bare}dotjs`, bare].find((name) => known.includes(name));
  if (same !== undefined) return same;
  const begun = known.filter((name) => name.length > 3 && word.startsWith(name));
  return suggest(word, known) ?? begun.toSorted((one, other) => other.length - one.length)[0];
}

/** A name in the spelling of the icon set: "Node.js" is `nodedotjs`. */
function spell(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("+", "plus")
    .replaceAll(".", "dot")
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]/g, "");
}
