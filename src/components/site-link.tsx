import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useRoute, Link as WouterLink } from "wouter";
import type { FileFacts } from "../../schema/links.ts";
import type { Text } from "../../schema/text.ts";
import { useLabels } from "../labels.ts";
import { concatTexts, plain } from "../text.ts";
import { useStyle } from "../theme/use-styles.ts";
import { HiddenText } from "./hidden-text.tsx";
import { drawText } from "./text/text.tsx";

const Anchor = chakra("a");

interface SiteLinkProps {
  href: string;
  /** The link's text; `children` come before it or replace it. */
  label?: Text;
  variant?: "text" | "alone" | "quiet" | "bar" | "menu" | "icon" | "named" | "primary" | "plain";
  download?: boolean;
  /** Metadata of the file that the link opens, if any. */
  file?: FileFacts | undefined;
  /** Shows that a link leaves the site, or its file's type and size. If false, only screen readers get this. */
  mark?: boolean;
  /** True if the link leads to the owner elsewhere. Servers of the fediverse check that by `rel="me"`. */
  isProfile?: boolean;
  /** True if the link's page lists the current page. */
  isAbove?: boolean;
  /** Subject of the link, for its use out of context (WCAG 2.2, criterion 2.4.4). Only screen readers get it. */
  about?: Text | undefined;
  children?: ReactNode;
}

/** Any link: within the site by wouter, elsewhere in a new tab; files, `tel:` and `mailto:` are plain links. */
export function SiteLink(props: SiteLinkProps) {
  const { href, label, variant, mark = true, download, file, isProfile, isAbove = false, about } = props;
  const isElsewhere = /^https?:/.test(href);
  const style = useStyle("link", { variant, leaves: isElsewhere && mark });
  const labels = useLabels();
  const heard = [about, isElsewhere ? labels.opensNewTab : undefined].filter((part) => part !== undefined);
  const children = (
    <>
      {props.children}
      {label !== undefined && drawText(label)}
      {heard.length > 0 && <HiddenText>{drawText(concatTexts(heard.flatMap((part) => [" ", part])))}</HiddenText>}
      {file && <FileNote size={file.size} type={saysType(label, file.type) ? undefined : file.type} isSeen={mark} />}
    </>
  );

  if (href.startsWith("/") && !download && !file) {
    return (
      <PageLink href={href} style={style} isAbove={isAbove}>
        {children}
      </PageLink>
    );
  }
  const newTab = isElsewhere ? { target: "_blank", rel: `${isProfile ? "me " : ""}noopener noreferrer` } : {};
  return (
    <chakra.a css={style} href={href} download={download} {...newTab}>
      {children}
    </chakra.a>
  );
}

interface PageLinkProps extends Required<Pick<SiteLinkProps, "href" | "isAbove" | "children">> {
  style: SystemStyleObject;
}

function PageLink({ href, style, isAbove, children }: PageLinkProps) {
  const [path = href] = href.split(/[?#]/);
  const [isCurrent] = useRoute(path);
  const current = isCurrent && !href.includes("#") ? "page" : isAbove ? "true" : undefined;
  return (
    <Anchor asChild css={style}>
      <WouterLink href={href} aria-current={current}>
        {children}
      </WouterLink>
    </Anchor>
  );
}

/** True if a link's text has a file type as one of its words. */
function saysType(label: Text | undefined, type: string): boolean {
  return (
    label !== undefined &&
    plain(label)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(type)
  );
}

interface FileNoteProps {
  /** File type, unless the link's text already says it. */
  type: FileFacts["type"] | undefined;
  size: FileFacts["size"];
  isSeen: boolean;
}

/** Type and size of a linked file: " (PDF, 1.2 MB)". */
function FileNote({ type, size, isSeen }: FileNoteProps) {
  const words = type === undefined ? ` (${size})` : ` (${type}, ${size})`;
  const look = useStyle("fileNote");
  if (!isSeen) return <HiddenText>{words}</HiddenText>;
  return <chakra.span css={look}>{words}</chakra.span>;
}
