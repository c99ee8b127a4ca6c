import { Flex } from "@chakra-ui/react";
import { type ContentNode, visit } from "../../../schema/document/content-node.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { useEditor } from "../editor-context.ts";
import type { EditorDocument } from "../editor-document.ts";
import { focusField } from "../fields/frame.tsx";
import { fill, language as ownLanguage, words } from "../labels/words.ts";
import { Button } from "./controls.tsx";

/**
 * True if a page exists in a language, as `listExisting` of `resolve/localized-content.ts` decides: its title is in it.
 * The home page also exists if the title of another page or any of its texts is.
 */
export function existsIn({ content }: EditorDocument, page: ContentNode, language: string | undefined): boolean {
  if (language === undefined || isTitled(page, language)) return true;
  if (page.child("path")?.text !== "/") return false;
  const pages = content.child("pages")?.children() ?? [];
  return pages.some((one) => isTitled(one, language)) || isWritten(page, language);
}

function isTitled(page: ContentNode, language: string): boolean {
  const { translation, language: own } = page.child("title") ?? page;
  const isShown = !page.isHidden && page.languages.includes(language);
  return isShown && (own === language || translation?.[language] !== undefined);
}

function isWritten(page: ContentNode, language: string): boolean {
  let isFound = false;
  visit(page, ({ translation }) => {
    isFound ||= translation?.[language] !== undefined;
    return isFound ? "skip" : undefined;
  });
  return isFound;
}

interface PageLanguageProps {
  page: ContentNode;
  /** The chosen one, which the page isn't shown in. */
  language: string;
  /** True if the page has come to exist in the language since it was shown. */
  isThere: boolean;
  onShow: () => void;
}

/** Says over the preview why it shows a page in another language than the chosen one. */
export function PageLanguage({ page, language, isThere, onShow }: PageLanguageProps) {
  const { select } = useEditor();
  const name = { language: new Intl.DisplayNames([ownLanguage], { type: "language" }).of(language) ?? language };
  const isLeftOut = page.isHidden || !page.languages.includes(language);
  const said = isThere ? words.inLanguageNow : isLeftOut ? words.leftOutOfLanguage : words.notInLanguage;
  const translate = () => {
    const { pointer } = page.at("/title");
    select({ pointer });
    requestAnimationFrame(() => focusField(pointer, pointer + joinPointer(language)));
  };
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" px="3" py="2" bg="warningTint" fontSize="0.8125rem">
      {fill(said, name)}
      {isThere ? (
        <Button size="sm" onClick={onShow}>
          {fill(words.showInLanguage, name)}
        </Button>
      ) : (
        !isLeftOut && (
          <Button size="sm" onClick={translate}>
            {words.translateTitle}
          </Button>
        )
      )}
    </Flex>
  );
}
