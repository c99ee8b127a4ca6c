import { isFileName } from "../../file-types.ts";
import { defineError } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { filePath } from "../../site-files.ts";
import { findUnportable, makePortable } from "../../slug.ts";
import { memoize } from "../../source/once.ts";
import type { PageFacts } from "../content-index/gather.ts";
import { defineRule } from "../rule.ts";

/** Every visible page has a unique path, and one of them is the home page. */
export const paths = defineRule({
  messages: {
    "repeated-path": defineError<{ path: string; otherLine: string }>({
      title: "two pages with the same path",
      message: ({ path, otherLine }) => `Another page has the path ${path} already, in line ${otherLine}.`,
      hint: () => 'Give this page a path of its own, or, if one of the two is only kept for later, "hidden": true.',
      explanation: "Under one address there can be one page. Hidden pages don't count.",
      wrong: '"pages": [{ "path": "/about", … }, { "path": "/about", … }]',
      right: '"pages": [{ "path": "/about", … }, { "path": "/project", … }]',
    }),
    "no-home-page": defineError<{ hidden: boolean }>({
      title: "there is no home page",
      message: ({ hidden }) =>
        hidden
          ? "The home page (path /) is hidden; visitors who come to the site would find nothing."
          : "No page has the path /; visitors who come to the site would find nothing.",
      hint: ({ hidden }) =>
        hidden ? 'Remove its "hidden": true.' : 'Give the page that should be seen first "path": "/".',
      explanation: "The address of the site shows the page whose path is /.",
      wrong: '"pages": [{ "path": "/home", … }]',
      right: '"pages": [{ "path": "/", … }]',
    }),
  },
  create({ index, report }) {
    const seenIn = memoize((_language: string) => new Map<string, PageFacts>());
    const look = (page: PageFacts) => {
      const { value, languages, pointer } = page;
      const { path } = value;
      if (path === undefined) return;
      for (const language of languages) {
        const seen = seenIn(language);
        const first = seen.get(path);
        if (first === undefined) seen.set(path, page);
        else if (!areOnePost(first, page))
          report("repeated-path", `${pointer}/path`, { path, otherLine: index.lineOf(`${first.pointer}/path`) });
      }
    };
    return {
      page: look,
      post: look,
      exit() {
        if (index.lacksPaths || index.publishedLanguages.every((language) => seenIn(language).has("/"))) return;
        const hidden = index.pages.find(({ value }) => value.path === "/");
        const pointer = hidden ? `${hidden.pointer}/hidden` : "/pages";
        report("no-home-page", { key: pointer }, { hidden: hidden !== undefined });
      },
    };
  },
});

function areOnePost({ value: one }: PageFacts, { value: other }: PageFacts): boolean {
  return "body" in one && "body" in other && JSON.stringify(one.body) === JSON.stringify(other.body);
}

/** An old path isn't the path of a page, or another page's old path. */
export const oldPaths = defineRule({
  messages: {
    "moved-path-taken": defineError<{ path: string; otherLine: string; isPage: boolean }>({
      title: "an old path at which something else stands",
      message: ({ path, otherLine, isPage }) =>
        isPage
          ? `${path} can't redirect: in line ${otherLine} a page has that path now.`
          : `${path} leads elsewhere already, by line ${otherLine}.`,
      hint: () => "Remove one of the two.",
      explanation: "Under one address there can be one page, or the way to one.",
      wrong: '{ "path": "/about", … }, { "path": "/me", "movedFrom": ["/about"], … }',
      right: '{ "path": "/about", … }, { "path": "/me", "movedFrom": ["/about-me"], … }',
    }),
  },
  create({ index, report }) {
    const takenIn = memoize(
      (_language: string) => new Map<string, { pointer: string; isPage: boolean; owner: PageFacts | undefined }>(),
    );
    const take = (page: PageFacts) => {
      const { path } = page.value;
      const { languages, pointer } = page;
      if (path === undefined) return;
      for (const language of languages)
        takenIn(language).set(normalizePath(path), { pointer: `${pointer}/path`, isPage: true, owner: page });
    };
    return {
      page: take,
      post: take,
      oldPath(node) {
        const { text: path, pointer, languages } = node;
        const owner = index.pageOf(node);
        for (const language of languages) {
          const taken = takenIn(language);
          const other = taken.get(normalizePath(path));
          if (!other) taken.set(normalizePath(path), { pointer, isPage: false, owner });
          // A post can be in several lists.
          else if (other.isPage || other.owner === owner || other.owner?.value.path !== owner?.value.path)
            report("moved-path-taken", pointer, {
              path,
              otherLine: index.lineOf(other.pointer),
              isPage: other.isPage,
            });
        }
      },
    };
  },
});

/** Normalizes a path as hosts do: they ignore case, a slash at the end, and `index.html`. */
function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?:\/|\/index\.html?)$/, "") || "/";
}

/** Names of published files and folders are valid on every operating system, even if this one allows more. */
export const portableNames = defineRule({
  messages: {},
  create: ({ index, add }) => ({
    any(value) {
      const { kind, text } = value;
      const isFile = kind === "href" && isFileName(text);
      if (kind !== "path" && kind !== "oldPath" && !isFile) return;
      const found = findUnportable(isFile ? filePath(text, index.languages) : text);
      if (!found) return;
      const near = text.split("/").map(makePortable).join("/");
      const isNear = near !== text && kind !== "oldPath";
      add(find("unportable-name", value, { ...found, near: isNear ? near : undefined, isFile }));
    },
  }),
});
