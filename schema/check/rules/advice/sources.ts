import type { Source } from "../../../messages/message.ts";

/** The public sources of advice. Advice without a source is our own judgement, and says so. */
export const sources = {
  altText: {
    title: "W3C, Techniques for WCAG 2.2, F30: text alternatives that are not alternatives",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F30",
  },
  linkText: {
    title: "W3C, Techniques for WCAG 2.2, F84: a non-specific link such as “click here” or “more”",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F84",
  },
  heading: {
    title: "Penn State, Style for Students Online, the heading of a resume",
    url: "https://www.e-education.psu.edu/styleforstudents/c8_p2.html",
  },
  applicantSystems: {
    title: "Miami University, Applicant Tracking Systems",
    url: "https://www.miamioh.edu/regionals/student-life/career-services/resumes/applicant-tracking-system/index.html",
  },
  engineers: {
    title: "Columbia University, Computer Science, Resume Writing 101",
    url: "https://www.cs.columbia.edu/career/student-resources/resume-interview/",
  },
  impact: {
    title: "Harvard, Undergraduate Research and Fellowships, Preparing a Resume",
    url: "https://uraf.harvard.edu/apply-opportunities/app-components/resumes",
  },
  code: {
    title: "University of Chicago, Masters Program in Computer Science: Resume & Portfolio",
    url: "https://masters.cs.uchicago.edu/page/technical-interviews-resume-portfolio",
  },
  scholar: {
    title: "Google Scholar, Inclusion Guidelines for Webmasters",
    url: "https://scholar.google.com/intl/en/scholar/inclusion.html",
  },
} as const satisfies Record<string, Source>;
