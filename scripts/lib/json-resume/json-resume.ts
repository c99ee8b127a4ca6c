import type { ResumeLocation } from "./location.ts";

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * A résumé as JSON Resume 1.0 has it (https://jsonresume.org/schema), as far as content fills it. The schema lets
 * entries say more than it names: skills, interests and certificates keep their description in `summary`, as others do.
 */
export interface JsonResume {
  $schema: string;
  basics: {
    name: string;
    label: string;
    image?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
    url?: string | undefined;
    summary?: string | undefined;
    location?: ResumeLocation | undefined;
    profiles: { network: string; username?: string | undefined; url: string }[];
  };
  work: (Period & {
    name?: string | undefined;
    location?: string | undefined;
    description?: string | undefined;
    position: string;
    url?: string | undefined;
    summary?: string | undefined;
    highlights?: string[] | undefined;
  })[];
  volunteer: (Period & {
    organization?: string | undefined;
    position: string;
    url?: string | undefined;
    summary?: string | undefined;
    highlights?: string[] | undefined;
  })[];
  education: (Period & {
    institution?: string | undefined;
    url?: string | undefined;
    area?: string | undefined;
    studyType: string;
    score?: string | undefined;
    courses?: string[] | undefined;
  })[];
  awards: {
    title: string;
    date?: string | undefined;
    awarder?: string | undefined;
    url?: string | undefined;
    summary?: string | undefined;
  }[];
  certificates: {
    name: string;
    date?: string | undefined;
    url?: string | undefined;
    issuer?: string | undefined;
    summary?: string | undefined;
  }[];
  publications: {
    name: string;
    publisher?: string | undefined;
    releaseDate?: string | undefined;
    url?: string | undefined;
    summary?: string | undefined;
  }[];
  skills: {
    name: string;
    level?: string | undefined;
    keywords?: string[] | undefined;
    summary?: string | undefined;
  }[];
  languages: { language: string; fluency?: string | undefined }[];
  interests: { name: string; keywords?: string[] | undefined; summary?: string | undefined }[];
  references: { name: string; reference: string }[];
  projects: (Period & {
    name: string;
    roles?: string[] | undefined;
    entity?: string | undefined;
    type?: string | undefined;
    description?: string | undefined;
    highlights?: string[] | undefined;
    keywords?: string[] | undefined;
    url?: string | undefined;
  })[];
  meta: { canonical?: string | undefined; version: string };
}
