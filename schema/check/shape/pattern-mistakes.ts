import { isWords, type Kind, type PartKind } from "../../kinds.ts";
import { type Finding, find } from "../../messages/messages.ts";
import * as primitives from "../../primitives.ts";
import type { Place } from "../../source/place.ts";
import {
  mendColor,
  mendDate,
  mendEmail,
  mendFile,
  mendId,
  mendLanguage,
  mendPath,
  mendPhone,
  mendSiteAddress,
  mendWebAddress,
} from "./mend.ts";

/** Words a text that doesn't have the form of its kind, with the text that was likely meant. */
export function translatePattern(kind: Kind | PartKind | undefined, found: string, place: Place): Finding {
  if ((kind && isWords(kind)) || found.trim() === "") return find("empty-text", place, { invisible: false });
  switch (kind) {
    case "id":
      return find("bad-id", place, { found, near: mendId(found) });
    case "path":
      return find("bad-path", place, { found, near: mendPath(found) });
    case "href":
    case "webAddress":
    case "siteAddress":
      return translateAddress(kind, found, place);
    case "file":
      return find("bad-file-name", place, { found, near: mendFile(found) });
    case "date":
      return find("bad-date", place, { found, near: mendDate(found) });
    case "phone":
      return find("bad-phone", place, { found, near: mendPhone(found) });
    case "email":
      return find("bad-email", place, { found, near: mendEmail(found) });
    case "color":
      return find("bad-color", place, { found, near: mendColor(found) });
    case "language":
      return find("bad-language", place, { found, near: mendLanguage(found) });
    default:
      return find("bad-text", place, { found });
  }
}

function translateAddress(kind: "href" | "webAddress" | "siteAddress", found: string, place: Place): Finding {
  // Browsers drop spaces and control characters before and inside a scheme.
  const bare = [...found].filter((character) => character > " ").join("");
  const scheme = /^(?:[/\\]{2}|[a-z][a-z0-9+.-]*:(?![0-9]))/i.exec(bare)?.[0].toLowerCase();
  if (scheme && !["https:", "http:", "mailto:", "tel:"].includes(scheme)) {
    return find("dangerous-link", place, { scheme: /^[/\\]/.test(scheme) ? "//" : scheme });
  }
  if (kind === "siteAddress" && primitives.webAddress.safeParse(found).success) {
    return find("bad-site-address", place, { found, near: mendSiteAddress(found) });
  }
  const near = mendWebAddress(found, kind);
  return kind === "href" ? find("bad-link", place, { found, near }) : find("bad-web-address", place, { found, near });
}
