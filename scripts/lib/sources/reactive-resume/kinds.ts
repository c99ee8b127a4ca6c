import { type Fields, makeText, type Placed } from "../placed/placed.ts";
import { plainRichText, richText } from "../placed/rich-text.ts";
import { period } from "../placed/rules.ts";
import { form, type Rules, within } from "../placed/shape.ts";

/** What entries of every kind may say. */
const common: Rules = {
  id: form,
  icon: form,
  iconColor: form,
  visible: form,
  hidden: form,
  date: period,
  period,
  location: "location",
  url: within({ href: "url", url: "url", inlineLink: form }),
  website: within({ href: "url", url: "url", inlineLink: form }),
  keywords: "keywords",
  // Nought hides it; of the others nobody knows what they mean elsewhere.
  level: (placed) => (placed.value === 0 ? {} : { rating: placed }),
  summary: richText("summary"),
  description: richText("summary"),
};

const ofDate: Rules = {
  ...common,
  date: "date",
  summary: plainRichText("summary"),
  description: plainRichText("summary"),
};

function readDots(placed: Placed): Fields {
  const { value } = placed;
  if (value === 0) return {};
  return { level: typeof value === "number" && value <= 5 ? makeText(placed, `${value}/5`) : placed };
}

/** A section of JSON Resume, and what becomes of the fields of its entries. */
interface Kind {
  name: string;
  rules: Rules;
}

/** The sections of the file by their names there. */
export const kinds: Readonly<Record<string, Kind>> = {
  profiles: { name: "accounts", rules: { ...common, network: "network", username: "username" } },
  experience: { name: "work", rules: { ...common, company: "name", name: "name", position: "position" } },
  volunteer: {
    name: "volunteer",
    rules: { ...common, organization: "organization", name: "organization", position: "position" },
  },
  education: {
    name: "education",
    rules: {
      ...common,
      institution: "institution",
      school: "institution",
      studyType: "studyType",
      degree: "studyType",
      area: "area",
      score: "score",
      grade: "score",
    },
  },
  projects: { name: "projects", rules: { ...common, name: "name", description: plainRichText("brief") } },
  awards: { name: "awards", rules: { ...ofDate, title: "title", awarder: "awarder" } },
  certifications: { name: "certificates", rules: { ...ofDate, name: "name", title: "name", issuer: "issuer" } },
  publications: {
    name: "publications",
    rules: { ...ofDate, name: "name", title: "name", publisher: "publisher", date: "releaseDate" },
  },
  skills: {
    name: "skills",
    // Without a word for it, one to five dots say how well it is known.
    rules: { ...common, name: "name", description: "level", proficiency: "level", level: readDots },
  },
  languages: {
    name: "languages",
    rules: { ...common, name: "language", language: "language", description: "fluency", fluency: "fluency" },
  },
  interests: { name: "interests", rules: { ...common, name: "name" } },
  references: { name: "references", rules: { ...ofDate, name: "name", summary: plainRichText("reference") } },
};

export function kindOf(type: string): Kind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}
