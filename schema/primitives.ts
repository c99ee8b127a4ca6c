import { z } from "zod";

/**
 * Every kind of value that content may hold is defined here once. What a pattern can say, it says, so that the
 * generated JSON Schema says it too; what it can't, `rules.ts` does.
 */

/** Text a visitor reads. `{name}`, `{firstName}`, `{role}`, `{location}` stand for the profile's values. */
export const text = z.string().regex(/\S/).meta({
  description: "Text that visitors read. {name}, {firstName}, {role} and {location} are filled in from the profile.",
});

/** A name by which other parts of the file refer to this one; also an anchor in the page's address. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({ description: "Lower-case letters, digits and hyphens, beginning with a letter, as in `side-projects`." });

/** A page's path under the site's address, without a slash at its end. */
export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
  .meta({ description: "Where the page stands: `/` for the home page, else lower-case words as in `/about`." });

/**
 * An address to link to: `https:`, `http:`, `mailto:` or `tel:`, a path of this site or an anchor. All else is
 * refused: `javascript:`, `data:`, `vbscript:` and `blob:` run code, `//host` hides where it leads.
 */
export const href = z
  .string()
  .regex(/^(?:https?:\/\/[^\s/?#\\]+[^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9().-]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/)
  .meta({ description: "A link: `https://…`, `mailto:…`, `tel:…`, a page of this site as `/about`, or an anchor as `#skills`." });

/** The address of a web page outside this site. */
export const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/?#\\]+[^\s\\]*$/)
  .meta({ description: "A full web address that begins with https://." });

/** A file beside `content.json`. */
export const file = z
  .string()
  .regex(/^[^\s/\\?#:][^\\?#:]*$/)
  .meta({ description: "A file, named from the folder of content.json: `assets/photo.png`." });

/** A picture and what it shows (WCAG 2.2, criterion 1.1.1). */
export const image = z
  .strictObject({
    src: file,
    alt: text.meta({ description: "What the picture shows, for those who can't see it: `Portrait of Your Name`." }),
  })
  .meta({ description: "A picture file (PNG, JPEG, WebP, AVIF or SVG) and what it shows." });

/** A day, month or year (ISO 8601, reduced precision allowed). */
export const date = z
  .string()
  .regex(/^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?$/)
  .meta({ description: "A year, month or day: `2025`, `2025-06` or `2025-06-30`." });

/** A telephone number in international form (ITU-T E.164, spaces allowed). */
export const phone = z
  .string()
  .regex(/^\+[0-9](?:[ ()-]?[0-9]){5,16}$/)
  .meta({ description: "A telephone number with its country code: `+91 00000 00000`." });

export const email = z
  .string()
  .regex(/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]+$/)
  .meta({ description: "An e-mail address: `you@example.com`." });

/** A colour as six hexadecimal digits. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .meta({ description: "A colour as `#` and six hexadecimal digits: `#0f766e`." });

/** A link with its own words. */
export const link = z
  .strictObject({ label: text.meta({ description: "The words of the link." }), href })
  .meta({ description: "A link: its words and where it leads." });

const milliseconds = z.int().min(0).max(60_000);

/** Lines that are typed and deleted, one after the other, without end. */
export const typed = z
  .strictObject({
    phrases: z.array(text).min(1).max(12).meta({ description: "The lines, in the order in which they are typed." }),
    typeSpeed: milliseconds.default(100).meta({ description: "Milliseconds for each character that is typed." }),
    deleteSpeed: milliseconds.default(100).meta({ description: "Milliseconds for each character that is deleted." }),
    delay: milliseconds.default(1500).meta({ description: "Milliseconds for which a whole line stands." }),
  })
  .meta({ description: "Lines that a typing animation cycles through, without end." });

/** What every block may say of itself. */
export const blockBase = {
  id: id.optional().meta({ description: "The block's anchor: with `skills`, `#skills` leads here." }),
  hidden: z.boolean().default(false).meta({ description: "Leave this block out of the site, but keep it in the file." }),
};
