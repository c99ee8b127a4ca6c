import { Box } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { makeSlug } from "../../../schema/slug.ts";
import { starterOf } from "../controls.ts";
import { useEditor } from "../editor-context.ts";
import { pathsOf } from "../outline.ts";
import { useRename } from "./use-rename.ts";

/** True for a page's title. */
export function isPageTitle({ key, parent }: ContentNode): boolean {
  return key === "title" && parent?.kind === "page";
}

/**
 * The control of a page's title. While the page is new and its path is not the owner's, leaving the title gives the page
 * the path that its title makes.
 */
export function FollowedByPath({ node, children }: { node: ContentNode; children: ReactNode }) {
  const { store } = useEditor();
  const rename = useRename();
  const before = useRef("");
  const pointer = node.parent?.pointer ?? "";
  const read = () => {
    const { document, firstPaths } = store.read();
    const page = document?.content.at(pointer);
    const path = page?.child("path")?.text ?? "";
    return { document, page, path, title: page?.child("title")?.text ?? "", isNew: !firstPaths.has(path) };
  };
  const follow = () => {
    const { document, page, path, title, isNew } = read();
    if (!document || !page || !isNew) return;
    const made = String(Reflect.get(Object(starterOf(page.shape)), "path"));
    const isMade =
      (before.current !== "" && path === `/${before.current}`) || new RegExp(`^${made}(-\\d+)?$`).test(path);
    const to = `/${makeSlug(title)}`;
    if (isMade && to !== "/" && !pathsOf(document).includes(to)) void rename({ pointer: `${pointer}/path`, to }, path);
  };
  return (
    <Box
      onFocus={() => {
        before.current = makeSlug(read().title);
      }}
      onBlur={follow}
    >
      {children}
    </Box>
  );
}
