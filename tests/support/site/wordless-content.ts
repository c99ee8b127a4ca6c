const levels = [1, 2, 3, 4, 5];

/** The files that it shows. The caller provides them. */
interface Files {
  picture: string;
  film: string;
  captions: string;
  references: string;
}

/**
 * Content with as few words of its owner as possible, in these languages. All other words on its pages are
 * labels of this program, and every label appears.
 */
export function wordlessContent(languages: readonly string[], { picture, film, captions, references }: Files) {
  const image = { src: picture, alt: "7" };
  return {
    version: 1,
    allow: ["untranslated", "missing-description", "placeholder"],
    site: { title: "7", description: "7", url: "https://example.com/", languages, search: true },
    profile: {
      name: "Asha Rao",
      role: "7",
      phone: "+91 98765 43210",
      location: "7",
      emails: [{ id: "seven", label: "7", address: "asha@example.com" }],
      links: [],
    },
    pages: [
      {
        path: "/",
        title: "7",
        movedFrom: ["/seven"],
        blocks: [
          { type: "hero", typed: { phrases: ["7", "8"] } },
          {
            type: "card-grid",
            title: "7",
            filter: true,
            cards: [
              { type: "project", title: "7", link: "https://one.example/", tags: ["1", "2"], image },
              { type: "project", title: "8", tags: ["2"], body: "7" },
              { type: "experience", position: "7", organization: "7", start: "2024-06" },
              // A subject that the degree names isn't said again.
              { type: "education", degree: "7", major: "8", minor: "7", passOut: 2025 },
              ...levels.map((level) => ({ type: "skill", title: `${level}`, level })),
            ],
          },
          { type: "prose", title: "7", body: "```\n7\n```\n\n| | |\n|-|-|\n| 7 | 7 |\n\n$$7$$\n\n7[^7]\n\n[^7]: 7" },
          { type: "video", title: "7", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
          { type: "video", title: "7", src: film, captions },
          { type: "gallery", images: [image, image] },
          {
            type: "form",
            title: "7",
            action: "https://formspree.io/f/abcdefgh",
            fields: [{ name: "seven", label: "7", required: true }],
            privacy: "7",
          },
          { type: "publications", title: "7", source: references, groupBy: "kind" },
          {
            type: "article",
            title: "7",
            date: "2024",
            updated: "2025",
            draft: true,
            body: Array.from({ length: 3 }, () => `## 7\n\n${"7 ".repeat(300)}`),
            previous: { label: "7", href: "#seven" },
            next: { label: "7", href: "#seven" },
          },
          { type: "contact", id: "seven", title: "7" },
        ],
      },
    ],
    footer: { type: "footer" },
  };
}
