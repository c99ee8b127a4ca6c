import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LuArrowUpRight } from "react-icons/lu";
import { useRoute, Link as WouterLink } from "wouter";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { linkRecipe } from "../theme/recipes.ts";
import { Heard } from "./heard.tsx";

const Link = chakra("a", linkRecipe);

interface SiteLinkProps {
  href: string;
  variant?: "text" | "alone" | "quiet" | "bar" | "menu" | "icon";
  /** Whether the link leads to a file that is to be saved. */
  download?: boolean;
  /** Shows the sign that a link leaves the site; without it only assistive technology is told. */
  mark?: boolean;
  /** What the link is about, for those who hear it without what stands around it (WCAG 2.2, criterion 2.4.4). */
  about?: string;
  children: ReactNode;
}

/** Any link: within the site by wouter, elsewhere in a new tab, `tel:` and `mailto:` as they are. */
export function SiteLink({ href, variant, mark = true, download, about, children: words }: SiteLinkProps) {
  const children = (
    <>
      {words}
      {about !== undefined && <Heard> {about}</Heard>}
    </>
  );

  if (href.startsWith("/") && !download) {
    return (
      <PageLink href={href} variant={variant}>
        {children}
      </PageLink>
    );
  }
  const isElsewhere = /^https?:/.test(href);
  const newTab = isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Link href={href} variant={variant} download={download} {...newTab}>
      {children}
      {isElsewhere && mark && (
        <LuArrowUpRight
          aria-hidden
          {...{ [marks.points]: true }}
          size="0.9em"
          style={{ display: "inline", verticalAlign: "-0.06em" }}
        />
      )}
      {isElsewhere && <Heard> {labels.opensNewTab}</Heard>}
    </Link>
  );
}

function PageLink({ href, variant, children }: Omit<SiteLinkProps, "mark" | "download" | "about">) {
  const [path = href] = href.split(/[?#]/);
  const [isCurrent] = useRoute(path);
  return (
    <Link asChild variant={variant}>
      <WouterLink href={href} aria-current={isCurrent && !href.includes("#") ? "page" : undefined}>
        {children}
      </WouterLink>
    </Link>
  );
}
