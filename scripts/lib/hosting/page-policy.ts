import { createHash } from "node:crypto";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { InlineTexts } from "../../../src/document/document.ts";

type Directives = Record<string, readonly string[]>;

/** Directives of every policy. No code here creates Trusted Types, so no Trusted Types policy may be created. */
const common = {
  "default-src": ["'none'"],
  "style-src-attr": ["'unsafe-inline'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "media-src": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["'none'"],
} satisfies Directives;

/** The other hosts that a page uses. */
interface Elsewhere {
  /** The origins of all video players of the site, since other pages are shown in the same document. */
  players: readonly string[];
  /** The addresses that the page's own forms are posted to. */
  forms?: readonly string[] | undefined;
  /** The address of the picture that counts visitors. */
  pixel?: string | undefined;
}

/** The needs of a page beyond the common directives. */
interface Needs extends Elsewhere {
  hasFonts?: boolean;
}

/** The Content-Security-Policy of one page, for its `<meta>`. Inline elements are allowed by their hashes. */
export function pageSecurityPolicy(
  { script, styles }: InlineTexts,
  { players, forms = [], pixel, hasFonts }: Needs,
): string {
  return formatPolicy({
    ...common,
    // Services redirect visitors back, and some browsers block the form for it (w3c/webappsec-csp, issue 8).
    "form-action": forms.length > 0 ? [...new Set(forms.map(nameSource)), "'self'"] : ["'none'"],
    "script-src": ["'self'", hashSource(script)],
    // Uses the directive that every engine knows: Firefox doesn't know `style-src-elem` before 108. Emotion adds its
    // rules to an empty `<style>` by `insertRule`, so the policy sees an empty text.
    "style-src": ["'self'", ...[...styles, ""].map(hashSource)],
    "img-src": ["'self'", ...(pixel === undefined ? [] : [nameSource(pixel)])],
    ...(hasFonts && { "font-src": ["'self'"] }),
    "frame-src": players.length > 0 ? players : ["'none'"],
  });
}

/**
 * The Content-Security-Policy that hosts send with every response. Each page narrows it by its own `<meta>`: browsers
 * enforce both. It depends only on the application, not on content, for three reasons: nginx reads its configuration
 * once and not with every new site; Cloudflare takes at most 100 rules; and an unknown path has no rule of its own, so
 * a list of all pages' hashes would be too long for a header, or outdated. It also applies to drawings, where some
 * browsers block inner style sheets and pictures.
 */
export function hostSecurityPolicy(script: string): string {
  return formatPolicy({
    ...common,
    "script-src": ["'self'", hashSource(script)],
    "style-src": ["'self'", "'unsafe-inline'"],
    // For the picture that counts visitors, if a page has one.
    "img-src": ["'self'", "data:", "https:"],
    "form-action": ["https:", "'self'"],
    "font-src": ["'self'", "data:"],
    "frame-src": ["https:"],
    "frame-ancestors": ["'none'"],
  });
}

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * The origin of an `https:` address as a policy source. If CSP's grammar can't express its host (CSP3, "host-source"),
 * the policy would be misread; then only the scheme is used.
 */
function nameSource(address: string): string {
  const { origin } = new URL(address);
  return /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]+)?$/.test(origin) ? origin : "https:";
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The origins of the video players in pages, sorted. */
export function findPlayers(pages: readonly PageData[]): string[] {
  const origins = new Set<string>();
  // Visits blocks of any depth in any field, so a new kind of container needs no change here.
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && value.type === "video" && "player" in value && typeof value.player === "string") {
      origins.add(new URL(value.player).origin);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const page of pages) visit(page.blocks);
  return [...origins].toSorted();
}
