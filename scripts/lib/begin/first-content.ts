import type { z } from "zod";
import type { content } from "../../../schema/content.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { currentVersion } from "../../../schema/versions.ts";
import type { Answers } from "./ask.ts";
import { firstPages } from "./first-pages.ts";
import { photoFile } from "./first-photo.ts";

type Draft = z.input<typeof content>;

/** What stands for what the owner has not said yet; the check finds it where it is left in. */
const placeholders = { name: "Your Name", role: "What you do, in a few words" };

/** The text of a site's first `content.json`: its words say what to write in their place. */
export function writeFirstContent({ name, role, accent }: Answers, schema: string): string {
  const draft: Draft = {
    $schema: schema,
    version: currentVersion,
    site: {
      title: "{name} — Portfolio",
      description: "Who you are and what you do, in one sentence: search engines show it under your name.",
      url: "https://your-name.github.io/",
      language: "en",
    },
    profile: {
      name: name ?? placeholders.name,
      role: role ?? placeholders.role,
      location: "Your City, Your Country",
      photo: { src: photoFile, alt: "Portrait of {name}" },
      emails: [{ id: "work", label: "E-mail", address: "you@example.com" }],
      links: [
        { id: "github", kind: "github", label: "GitHub", href: "https://github.com/your-name" },
        { id: "linkedin", kind: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/in/your-name" },
      ],
    },
    theme: { design: "bench", ...(accent && { accent }) },
    landing: { hidden: true },
    navigation: {
      links: [
        { label: "Home", to: "/", menu: true },
        { label: "Projects", to: "/projects" },
        { label: "About", to: "/about" },
        { label: "Contact", to: "/contact", bar: "wide", menu: true },
      ],
      menuProfiles: true,
    },
    pages: firstPages,
    footer: {
      type: "footer",
      invitation: "Let's make something good together.",
      actions: [{ label: "Write to me", to: "mailto:you@example.com", style: "primary" }],
      connect: { title: "Elsewhere" },
      reach: { title: "Get in touch" },
      closing: "Made by {name}.",
    },
  };
  return formatJson(draft);
}
