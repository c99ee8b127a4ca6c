import { callOf } from "../program.ts";
import { defineWarning, ifMeant } from "./message.ts";
import type { Rewrite } from "./rewrite.ts";

/** Messages about what has changed since an earlier check, or since a CV was printed. */
export const historyMessages = {
  "renamed-page": defineWarning<{ old: string; fix: Rewrite | undefined }>({
    title: "a page that was renamed, without its old address",
    message: ({ old }) => `This page seems to be ${old} from earlier checks; nothing is at that address any more.`,
    hint: ({ old }) =>
      `Give it "movedFrom": ["${old}"]: links and search results that know the old address then lead here.`,
    allow: "If nobody knows it yet",
    fix: ({ fix }) => fix,
    explanation:
      "Others may link to the old address. The pages of the last check without errors are remembered in the folder .cache: if one page vanished and one appeared, this assumes a rename.",
    wrong: '{ "path": "/work", … }, which was "/projects" before',
    right: '{ "path": "/work", "movedFrom": ["/projects"], … }',
  }),
  "outdated-cv": defineWarning<{ file: string }>({
    title: "a printed CV of earlier content",
    message: ({ file }) => `${file} was printed before the content changed: it says something else than the site.`,
    hint: () => `Print it again with "${callOf("pdf")}".`,
    allow: ifMeant,
    explanation:
      'The command "pdf" writes into a CV what it was printed from. The warning compares that with what would be printed now; other PDF documents are left alone.',
    wrong: '"cvLabel": "Download my CV", with a new position in the content since cv.pdf was printed',
    right: `"cvLabel": "Download my CV", after "${callOf("pdf")}"`,
  }),
};
