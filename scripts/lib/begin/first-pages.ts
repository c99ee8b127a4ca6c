import type { z } from "zod";
import type { page } from "../../../schema/content.ts";

type PageDraft = z.input<typeof page>;

const home: PageDraft = {
  path: "/",
  title: "Home",
  description: "{name}, {role}. What I make, where I learned it, and how to reach me.",
  blocks: [
    {
      type: "hero",
      role: "{role}",
      text: "Say in two or three sentences what you make, for whom, and what people come to you for. Most visitors read this and nothing else: name **one thing that you are proud of**, and leave the adjectives out.",
      typed: { phrases: ["A few words about you", "and a few more", "which write themselves"] },
      actions: [
        { label: "See my projects", to: "/projects", style: "primary" },
        { label: "Get in touch", to: "/contact" },
      ],
      links: true,
      list: { title: "Good at", items: ["A skill", "A tool", "A language", "A way of working"] },
    },
    {
      type: "stats",
      items: [
        { value: "12", label: "of something that you have made" },
        { value: "40 %", label: "less, or more, of what you improved" },
        { value: "3 years", label: "of doing what you do" },
      ],
    },
    {
      type: "card-grid",
      title: "Selected work",
      cards: [
        {
          type: "project",
          title: "The project you would show first",
          description:
            "What it does and who uses it, in a sentence or two. A picture of it may take the drawing's place.",
          link: "/projects?tag=Tool",
          linkLabel: "Read more",
          tags: ["Tool", "Material"],
        },
        {
          type: "project",
          title: "A second one, of another kind",
          description: "Choose what shows another side of you: something that people use, or something that was hard.",
          link: "/projects?tag=Method",
          linkLabel: "Read more",
          tags: ["Method"],
        },
        {
          type: "project",
          title: "Something that you did for fun",
          description: "What you make when nobody asks for it says more than a list of skills.",
          link: "/projects?tag=Material",
          linkLabel: "Read more",
          tags: ["Material"],
        },
      ],
    },
    {
      type: "testimonials",
      title: "What others say",
      items: [
        {
          type: "reference",
          title: "Somebody you worked with",
          position: "Their position, Your Company",
          quote:
            "One sentence that only somebody could say who has seen you at work. Ask for it; people like to be asked.",
        },
        {
          type: "reference",
          title: "Somebody you worked for",
          position: "Their position, Your University",
          quote: "Another one, about something else. Two say more than one, and five say less than two.",
        },
      ],
    },
  ],
};

const projects: PageDraft = {
  path: "/projects",
  title: "Projects",
  description: "Projects of {name}: what they do, how they were made, and where to see them.",
  blocks: [
    { type: "heading", text: "Projects", intro: "Three that are told well are better than ten that are listed." },
    {
      type: "card-grid",
      columns: 1,
      filter: true,
      cards: [
        {
          type: "project",
          title: "The project you would show first",
          description:
            "What it does and who uses it, in a sentence or two. A picture of it may take the drawing's place.",
          highlights: [
            "What came of it, **in numbers** if there are any.",
            "What was hard about it, and how you solved it.",
          ],
          links: [
            { label: "Live demo", href: "https://your-name.github.io/first-project/", kind: "demo" },
            { label: "Source code", href: "https://github.com/your-name/first-project", kind: "code" },
          ],
          start: "2025-01",
          tags: ["Tool", "Material"],
        },
        {
          type: "project",
          title: "A second one, of another kind",
          description: "Choose what shows another side of you: something that people use, or something that was hard.",
          links: [{ label: "Source code", href: "https://github.com/your-name/second-project", kind: "code" }],
          start: "2024-03",
          end: "2024-11",
          tags: ["Method"],
        },
        {
          type: "project",
          title: "Something that you did for fun",
          description: "What you make when nobody asks for it says more than a list of skills.",
          links: [{ label: "Source code", href: "https://github.com/your-name/third-project", kind: "code" }],
          start: "2023",
          tags: ["Material"],
        },
      ],
    },
  ],
};

const about: PageDraft = {
  path: "/about",
  title: "About",
  description: "Where {name} has worked and learned, and what {name} works with.",
  blocks: [
    { type: "heading", text: "About me", intro: "The way here, the newest first." },
    {
      type: "timeline",
      items: [
        {
          type: "experience",
          position: "What you are there",
          organization: "Your Company",
          location: "Your City",
          description: "What you answer for, in a sentence.",
          highlights: ["What is **better** since you came.", "What you would tell of it in an interview."],
          start: "2023-09",
        },
        {
          type: "experience",
          position: "What you were before",
          organization: "Your First Company",
          description: "What you learned there that you use today.",
          start: "2021-07",
          end: "2023-08",
        },
        {
          type: "education",
          degree: "What you studied",
          institution: "Your University",
          start: "2017",
          end: "2021",
        },
      ],
    },
    {
      type: "card-grid",
      title: "What I work with",
      cards: [
        { type: "skill", title: "A skill", level: 5, description: "What you have made with it." },
        { type: "skill", title: "A tool", level: 4, description: "Since when, and for what." },
        { type: "skill", title: "A method", level: 3, description: "What you would like to do more of." },
      ],
    },
    {
      type: "card-grid",
      title: "Besides",
      columns: 2,
      cards: [
        { type: "language", title: "A language", fluency: "Mother tongue" },
        { type: "interest", title: "What you do in the evening", description: "It is what people ask about first." },
      ],
    },
  ],
};

const contact: PageDraft = {
  path: "/contact",
  title: "Contact",
  description: "How to reach {name}.",
  blocks: [
    { type: "heading", text: "Contact", intro: "Say what you would like to be written to about." },
    { type: "contact", cardLabel: "Save my contact" },
  ],
};

/** The pages of a new site: all that a beginner wants, with words that say what to write there. */
export const firstPages: PageDraft[] = [home, projects, about, contact];
