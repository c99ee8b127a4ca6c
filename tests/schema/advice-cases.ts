/** Content in which there is nothing to advise. */
export const quiet = {
  version: 1,
  site: { title: "Asha Rao", description: "Chargers and their software.", url: "https://asha.dev/" },
  profile: {
    name: "Asha Rao",
    role: "Software developer",
    location: "Pune, India",
    phone: "+91 98765 43210",
    photo: { src: "assets/photo.png", alt: "Asha at a test bench" },
    emails: [{ id: "work", label: "Work", address: "asha@asha.dev" }],
    links: [{ id: "github", kind: "github", label: "GitHub", href: "https://github.com/asha" }],
  },
  pages: [
    {
      path: "/",
      title: "Home",
      description: "Asha at a glance.",
      blocks: [{ type: "hero", text: "I build chargers that a workshop can repair." }, { type: "contact" }],
    },
    {
      path: "/about",
      title: "About",
      description: "What Asha did.",
      blocks: [
        {
          type: "card-grid",
          cards: [
            {
              type: "experience",
              position: "Engineer",
              description: "Wrote firmware in Rust for chargers.",
              start: "2023-07",
            },
            {
              type: "experience",
              position: "Intern",
              description: "Measured 40 chargers in a cold room.",
              start: "2023-01",
              end: "2023-06",
            },
            { type: "education", degree: "B.E.", start: "2019", end: "2023" },
            { type: "education", degree: "12th standard", end: "2019" },
          ],
        },
        {
          type: "accordion-group",
          items: [
            {
              type: "project",
              title: "Lab Stock",
              description: "Counts a laboratory's parts by bar code.",
              link: "https://asha.dev/stock",
            },
            {
              type: "achievement",
              title: "First prize",
              date: "2022",
              link: { label: "Read the report", href: "https://asha.dev/prize" },
            },
            { type: "activity", title: "Lead", organization: "Club", start: "2021-01", end: "2022-01" },
            { type: "skill", title: "Rust", tags: ["firmware"] },
          ],
        },
      ],
    },
  ],
};

export const home = "/pages/0/blocks";
export const cards = "/pages/1/blocks/0/cards";
export const items = "/pages/1/blocks/1/items";
export const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

/** A change to the quiet content, the advice that is then given, and where. */
export const cases: [code: string, change: string, pointer: string, value: unknown, found: string][] = [
  ["no-email", "no address", "/profile/emails", [], "/profile/emails"],
  ["no-email", "an address that no block shows", `${home}/1`, { type: "contact", emails: [] }, "/profile/emails"],
  ["no-phone", "no number", "/profile/phone", undefined, "/profile"],
  ["no-location", "no place", "/profile/location", undefined, "/profile"],
  ["no-profile-link", "no link", "/profile/links", [], "/profile/links"],
  [
    "no-code-link",
    "a developer without a link to code",
    "/profile/links",
    [{ id: "blog", kind: "website", label: "Blog", href: "https://asha.dev/blog" }],
    "/profile/role",
  ],
  [
    "nothing-done",
    "only a skill and studies",
    "/pages/1/blocks",
    [{ type: "card-grid", cards: [{ type: "skill", title: "Rust" }] }],
    "/pages",
  ],
  ["no-project-link", "no project with a link", `${items}/0/link`, undefined, `${items}/0`],
  ["no-description", "a project of a name alone", `${items}/0/description`, undefined, `${items}/0`],
  ["no-description", "a position of a name alone", `${cards}/0/description`, undefined, `${cards}/0`],
  ["short-description", "four words", `${items}/0/description`, "A list of parts", `${items}/0/description`],
  ["wordy-description", "61 words", `${items}/0/description`, words(61), `${items}/0/description`],
  [
    "nothing-measured",
    "no number anywhere",
    `${cards}/1/description`,
    "Measured chargers in a cold room.",
    `${cards}/0`,
  ],
  ["undated", "studies without dates", `${cards}/2`, { type: "education", degree: "B.E." }, `${cards}/2`],
  ["undated", "an achievement without a date", `${items}/1/date`, undefined, `${items}/1`],
  ["undated", "an activity without dates", `${items}/2`, { type: "activity", title: "Lead" }, `${items}/2`],
  ["year-only", "a position dated by years", `${cards}/0/start`, "2023", `${cards}/0`],
  [
    "oldest-first",
    "the older position first",
    `${cards}/0`,
    {
      type: "experience",
      position: "Helper",
      description: "Swept the floors of the workshop.",
      start: "2022-01",
      end: "2022-06",
    },
    `${cards}/1`,
  ],
  ["oldest-first", "the older studies first", `${cards}/3/end`, "2024", `${cards}/3`],
  ["missing-years", "years of nothing", `${cards}/3/end`, "2015", `${cards}/2`],
  ["no-skills", "no skill", `${items}/3`, { type: "interest", title: "Sketching" }, "/pages"],
  [
    "skill-without-evidence",
    "a skill that nothing mentions",
    `${items}/3`,
    { type: "skill", title: "Haskell" },
    `${items}/3`,
  ],
  ["too-many-tags", "eleven labels", `${items}/3/tags`, words(11).split(" "), `${items}/3/tags`],
  ["vague-words", "etc.", `${home}/0/text`, "I build chargers, lamps, etc.", `${home}/0/text`],
  [
    "vague-words",
    "various",
    `${cards}/1/description`,
    "Tested 40 chargers and various other things.",
    `${cards}/1/description`,
  ],
  ["vague-words", "and so on", `${home}/1`, { type: "contact", note: "Rust, Go and so on" }, `${home}/1/note`],
  [
    "duties-not-deeds",
    "responsible for",
    `${cards}/1/description`,
    "Responsible for 40 chargers in a cold room.",
    `${cards}/1/description`,
  ],
  ["self-praise", "a team player", `${home}/0/text`, "I am a team player.", `${home}/0/text`],
  [
    "long-first-person",
    "a long paragraph about oneself",
    `${home}/0/text`,
    `I say my part, I do. ${words(80)}`,
    `${home}/0/text`,
  ],
  ["no-summary", "no text of who it is", `${home}/0`, { type: "hero" }, "/pages/0"],
  [
    "empty-alt",
    "a video's picture called a screenshot",
    `${home}/2`,
    {
      type: "video",
      title: "A charger",
      url: "https://asha.dev/film",
      poster: { src: "assets/photo.png", alt: "Screenshot" },
    },
    `${home}/2/poster/alt`,
  ],
  [
    "video-without-poster",
    "a film whose first picture shows",
    `${home}/2`,
    { type: "video", title: "A charger", src: "assets/clip.mp4", captions: "assets/clip.vtt" },
    `${home}/2/src`,
  ],
  ["empty-alt", "a picture called a photo", "/profile/photo/alt", "My photo", "/profile/photo/alt"],
  ["empty-alt", "a picture called by its file", "/profile/photo/alt", "IMG_2034.jpg", "/profile/photo/alt"],
  [
    "known-network",
    "a profile on GitHub that is called a website",
    "/profile/links/0/kind",
    "website",
    "/profile/links/0/kind",
  ],
  [
    "letters-lacking",
    "a name in letters that the design's typefaces lack",
    "/profile/role",
    "Software developer, Λάρισα",
    "/profile/role",
  ],
  [
    "unknown-code-language",
    "code in a language that nobody knows",
    `${home}/2`,
    { type: "prose", title: "A filter", body: "```pyhton\nprint(1)\n```" },
    `${home}/2/body`,
  ],
  ["empty-link-text", "a link called here", `${items}/1/link/label`, "Click here", `${items}/1/link/label`],
];
