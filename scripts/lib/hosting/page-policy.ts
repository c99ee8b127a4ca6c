import { createHash } from "node:crypto";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { InlineTexts } from "../../../src/document/document.ts";

type Directives = Record<string, readonly string[]>;

/** What every policy says, whatever a page holds. Nothing here makes a Trusted Type, so no policy may be created. */
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

/** What of other hosts a page may speak to. */
interface Elsewhere {
  /** The origins of all video players of the site: other pages are shown in the same document. */
  players: readonly string[];
  /** The addresses that the page's own forms are posted to. */
  forms?: readonly string[] | undefined;
  /** The address of the picture that counts visitors. */
  pixel?: string | undefined;
}

/** What a page may load, beside what every page has. */
interface Needs extends Elsewhere {
  /** Whether the site brings letters along. */
  hasLetters?: boolean;
}

/**
 * The Content-Security-Policy of one page, for its `<meta>`: the inline elements by the hashes of what the renderer
 * put into them.
 */
export function pagePolicy({ script, styles }: InlineTexts, { players, forms = [], pixel, hasLetters }: Needs): string {
  return formatPolicy({
    ...common,
    // Services lead visitors back to the page, and some browsers hold that against a form (w3c/webappsec-csp, issue 8).
    "form-action": forms.length > 0 ? [...new Set(forms.map(nameSource)), "'self'"] : ["'none'"],
    "script-src": ["'self'", hashSource(script)],
    // By the directive that every engine knows: of `style-src-elem` Firefox knows nothing before 108.
    // Emotion puts its rules into an empty `<style>` by `insertRule`: what a policy sees of it is the empty text.
    "style-src": ["'self'", ...[...styles, ""].map(hashSource)],
    "img-src": ["'self'", ...(pixel === undefined ? [] : [nameSource(pixel)])],
    ...(hasLetters && { "font-src": ["'self'"] }),
    "frame-src": players.length > 0 ? players : ["'none'"],
  });
}

/**
 * The Content-Security-Policy that hosts send with every answer. Each page narrows it by its own `<meta>`: browsers
 * enforce both. It depends on the application alone and not on content, because nginx reads its configuration once
 * and not with every new site, Cloudflare takes 100 rules and no more, and an unknown path has no rule of its own:
 * a list of all pages' hashes would be too long for a header, or outdated. Drawings are under it, too, and some
 * browsers hold it against their inner style sheets and pictures.
 */
export function hostPolicy(script: string): string {
  return formatPolicy({
    ...common,
    "script-src": ["'self'", hashSource(script)],
    "style-src": ["'self'", "'unsafe-inline'"],
    // For the picture that counts visitors, where a page has one.
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
 * The origin of an `https:` address, as a policy names it. A host that a policy's grammar has no way to write (CSP3,
 * "host-source") would end its name, or be taken for another: for such the scheme stands alone.
 */
function nameSource(address: string): string {
  const { origin } = new URL(address);
  return /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]+)?$/.test(origin) ? origin : "https:";
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The origins of the video players that pages use, in an order that is always the same. */
export function findPlayers(pages: readonly PageData[]): string[] {
  const origins = new Set<string>();
  // However deep blocks hold each other, and in whatever field: a new kind of container is not forgotten.
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
