import type { ContentNode } from "../../../document/content-node.ts";
import { defineError, defineWarning } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import { file, href } from "../../../primitives.ts";
import { isWebAddress } from "../../../rich-text/text-of.ts";
import { findBeside, findMeantPage } from "../../content-index/own-files.ts";
import { defineRule } from "../../rule.ts";
import { translatePattern } from "../../shape/forms.ts";

/** Links and pictures in texts have valid addresses and file names, as elsewhere in the content. */
export const writtenAddresses = defineRule({
  messages: {
    "unnamed-picture": defineError<object>({
      title: "a picture in a text that nothing is said of",
      message: () => "This picture has no words for those who can't see it.",
      hint: () => "Say between [ and ] what it shows: ![The board from above](assets/board.png).",
      explanation:
        "Screen readers read these words in the picture's place, and browsers show them where it is missing (WCAG 2.2, criterion 1.1.1).",
      wrong: "![](assets/board.png)",
      right: "![The board from above](assets/board.png)",
    }),
    "undescribed-picture": defineWarning<object>({
      title: "a picture in a post, or in HTML, without a description",
      message: () => "This picture has no words for those who can't see it, so it is shown as an ornament.",
      hint: () => "Say between [ and ] what it shows.",
      allow: "If it tells nothing",
      explanation:
        "Screen readers pass over a picture without words (WCAG 2.2, criterion 1.1.1). Posts and HTML come from other programs, so it is no error there.",
      wrong: "![](losses.png)",
      right: "![Losses by temperature](losses.png)",
    }),
    "remote-picture": defineWarning<object>({
      title: "a picture of a post on another site",
      message: () => "This picture is on another site, so it is not shown: a link to it is.",
      hint: () => "Save it beside the post and write its name.",
      allow: "If the link is enough",
      explanation: "Pages load nothing from elsewhere: no other site learns who reads them, and none can change them.",
      wrong: "![Losses](https://example.org/losses.png)",
      right: "![Losses](losses.png)",
    }),
  },
  create({ index, disk, add, report }) {
    /** Reports an invalid link. It suggests the page or file that the link means in other programs. */
    const checkLink = (link: ContentNode, address: string) => {
      if (href.safeParse(address).success) return;
      const near =
        address === "" ? undefined : (findMeantPage(link, address, index) ?? findBeside(link, address, index, disk));
      if (address === "" || near !== undefined) add(find("bad-link", link, { found: address, near }));
      else add(translatePattern("href", address, link));
    };
    return {
      part(one) {
        const { value: part, extent } = one;
        if (part.kind === "link" && extent) checkLink(one, part.address);
        if (part.kind !== "picture" || extent !== "blocks") return;
        const isInPost = one.page?.kind === "post";
        const isRemote = isInPost && isWebAddress(part.file);
        if (isRemote) report("remote-picture", one, {});
        else if (!file.safeParse(part.file).success) add(translatePattern("file", part.file, one));
        if (part.alt.trim() === "" && !isRemote)
          report(isInPost || part.isHtml ? "undescribed-picture" : "unnamed-picture", one, {});
      },
    };
  },
});
