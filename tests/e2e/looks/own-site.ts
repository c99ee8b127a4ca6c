import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";

const words = "A sentence that is long enough to fill a line of text on any screen there is. ".repeat(60);

const project = (title: string, more: object = {}) => ({ type: "project", title, tags: ["GaN"], ...more });

/** A site that has what designs and owners may choose of its looks: on its home, on a page to read, on one to write to. */
const content = {
  version: 1,
  site: { title: "Asha", description: "Chargers.", url: "https://asha.example/" },
  profile: {
    name: "Asha Maria Rao",
    role: "Engineer",
    photo: { src: "assets/photo.png", alt: "Asha" },
    photoShape: "square",
    emails: [{ id: "work", label: "Work", address: "asha@asha.example" }],
    links: [{ id: "code", kind: "github", label: "GitHub", href: "https://github.com/asha" }],
  },
  landing: { hidden: true },
  navigation: {
    links: [
      { label: "Home", to: "/", menu: true },
      { label: "Read", to: "/read", bar: "wide", menu: true },
    ],
  },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "hero", links: true, actions: [{ label: "Read on", to: "/read", style: "primary" }] },
        {
          type: "card-grid",
          title: "Work",
          columns: 3,
          cards: [project("Charger", { featured: true }), project("Lamp"), project("Meter"), project("Motor")],
        },
        { type: "accordion-group", title: "Wide", width: "full", items: [project("Drive"), project("Pack")] },
        { type: "accordion-group", title: "Narrow", items: [project("Cell")] },
      ],
    },
    {
      path: "/read",
      title: "Read",
      description: "To read.",
      blocks: [
        { type: "heading", text: "Read" },
        {
          type: "columns",
          columns: [
            { width: "narrow", blocks: [{ type: "list", title: "Beside", items: ["One", "Two"] }] },
            { width: "wide", blocks: [{ type: "prose", title: "Long", paragraphs: [words] }] },
          ],
        },
        {
          type: "tabs",
          tabs: ["Achievements", "Other activities", "Personal interests", "Publications"].map((label) => ({
            label,
            blocks: [{ type: "prose", title: `Of ${label}`, paragraphs: ["Words."] }],
          })),
        },
      ],
    },
    {
      path: "/write",
      title: "Write",
      description: "To write to.",
      blocks: [{ type: "heading", text: "Write" }, { type: "contact" }],
    },
  ],
  footer: {
    type: "footer",
    invitation: "Let's build a charger.",
    actions: [{ label: "Write to me", to: "/write", style: "primary" }],
    closing: "Thank you",
  },
};

/** Builds and serves the site with these changes. The caller closes it. */
export async function serveOwnSite(changes: object = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "looks-"));
  const server = await serveSite(await buildTestSite(folder, { ...content, ...changes }), { base: "", port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
