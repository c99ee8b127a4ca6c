import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";

/** A site's icon: the first letter of its owner's name on the accent, in light and dark. */
export function renderFavicon(name: string, { accent }: ResolvedTheme): string {
  const [letter = ""] = new Intl.Segmenter().segment(name.trim());
  const text = (typeof letter === "string" ? letter : letter.segment).replace(
    /[&<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${accent.light}}text{fill:#fff}`,
    `@media(prefers-color-scheme:dark){rect{fill:${accent.dark}}text{fill:#0f1214}}</style>`,
    '<rect width="64" height="64" rx="14"/>',
    '<text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle">',
    `${text}</text></svg>`,
  ].join("");
}
