import { chakra } from "@chakra-ui/react";
import type { ShellData } from "../../schema/resolve/page-data.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { labels } from "../labels.ts";
import * as marks from "../marks.ts";

interface LandingProps {
  landing: NonNullable<ShellData["landing"]>;
  isHome: boolean;
}

/**
 * The greeting over the page. It leaves by itself, and sooner where the root is marked as greeted. Without scripts every
 * link loads a document: there it greets on the home page alone.
 */
export function Landing({ landing, isHome }: LandingProps) {
  return (
    <chakra.section
      aria-label={landing.title}
      {...{ [marks.landing]: "", [marks.screenOnly]: true, [marks.needsJs]: isHome ? undefined : "" }}
      position="fixed"
      top="0"
      insetInline="0"
      height="100%"
      zIndex="landing"
      display="grid"
      placeContent="center"
      gap="4"
      px="gutter"
      textAlign="center"
      bg="page"
      css={{
        animation: `leave 600ms cubic-bezier(0.7, 0, 0.84, 0) ${landing.duration}ms forwards, gone 1ms ${landing.duration + 600}ms forwards`,
        // Beside the transform of its own leaving: sent off on its way, it goes on from where it is. Where the root has
        // the mark from the beginning, nothing is seen of it: a first style has no transition.
        [`[${marks.greeted}] &`]: {
          translate: "0 -100%",
          visibility: "hidden",
          transition: "translate 600ms cubic-bezier(0.22, 1, 0.36, 1), visibility 600ms",
        },
        // Without scripts its link leads to the page, which stands before it.
        [`#${marks.rootId}:target ~ &`]: { display: "none" },
        "@media (prefers-reduced-motion: reduce)": { animation: `gone 1ms ${landing.duration}ms forwards` },
      }}
    >
      <chakra.h2 textStyle="lead" color="muted">
        {landing.greeting}
      </chakra.h2>
      <chakra.h2 textStyle="display" textWrap="balance">
        {landing.title}
      </chakra.h2>
      <Skip />
    </chakra.section>
  );
}

/** The way past the greeting (WCAG 2.2, criterion 2.2.1): any sign sends it off, a click here, too. Without scripts a link. */
function Skip() {
  const look = { variant: "outline", justifySelf: "center", mt: "4" } as const;
  return (
    <>
      <Button {...look} {...{ [marks.needsJs]: true }}>
        {labels.skipGreeting}
      </Button>
      <ButtonLink {...look} {...{ [marks.withoutJs]: true }} href={`#${marks.rootId}`}>
        {labels.skipGreeting}
      </ButtonLink>
    </>
  );
}
