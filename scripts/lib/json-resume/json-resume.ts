import type { ResumeEntries, SectionName } from "../../../schema/entities/define/resume.ts";
import type { ResumeLocation } from "./location.ts";

/** A résumé as JSON Resume 1.0 has it (https://jsonresume.org/schema), as far as content fills it. */
export interface JsonResume extends ResumeSections {
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
  meta: { canonical?: string | undefined; version: string };
}

type ResumeSections = { [Name in SectionName]: ResumeEntries[Name][] };
