import { chakra } from "@chakra-ui/react";
import type { Card } from "../../schema/entities/card.ts";
import type { Fact } from "../../schema/entities/define/define-entity.ts";
import type { Labels } from "../../schema/labels/labels.ts";
import type { CvData } from "../../schema/resolve/cv.ts";
import type { Text } from "../../schema/text.ts";
import { Time } from "../components/cards/card-content.tsx";
import { nameLevel } from "../components/cards/level.tsx";
import { TextList } from "../components/lists.tsx";
import { textProps } from "../components/text/text.tsx";
import { Paragraph } from "../components/text/words.tsx";
import { joinWords, LabelsContext, useLabels } from "../labels.ts";
import { concatTexts } from "../text.ts";
import { directionCss, themeCss } from "./document-css.ts";
import { directionAttribute, escapeHtml } from "./html.ts";
import { cvPrintCss } from "./print-css.ts";
import { renderStyled } from "./render-styled.tsx";

/** The CV that `npm run pdf` prints. `code`: a QR code of the site's URL, as an SVG data URL. */
function Cv({ cv, code }: { cv: CvData; code: string }) {
  return (
    <chakra.main fontSize="9pt" lineHeight="1.42" display="flex" flexDirection="column" gap="3">
      <chakra.header display="flex" justifyContent="space-between" gap="6" alignItems="start">
        <div>
          <chakra.h1 textStyle="title" fontSize="24pt">
            {cv.name}
          </chakra.h1>
          <chakra.p color="accent" fontSize="11.5pt" fontWeight="semibold" pb="2" {...textProps(cv.role)} />
          <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="4">
            {cv.location !== undefined && <li>{cv.location}</li>}
            {cv.addresses.map((address, index) => (
              <li key={index}>
                <chakra.a href={address.href} color="text" {...textProps(address.text)} />
              </li>
            ))}
          </chakra.ul>
        </div>
        <chakra.img src={code} alt="" boxSize="5rem" m="-0.5rem" flexShrink="0" />
      </chakra.header>
      <Paragraph words={cv.summary} />
      {cv.sections.map((section, index) => (
        <chakra.section key={index} borderTopWidth="1px" borderColor="line" pt="2">
          {section.title !== undefined && (
            <chakra.h2 fontSize="11.5pt" fontWeight="semibold" color="accent" pb="1" {...textProps(section.title)} />
          )}
          <chakra.div display="grid" gap="2" columnGap="6" gridTemplateColumns={section.isShort ? "1fr 1fr" : "1fr"}>
            {section.cards.map((card, position) => (
              <CvEntry key={position} card={card} language={cv.language} />
            ))}
          </chakra.div>
        </chakra.section>
      ))}
    </chakra.main>
  );
}

function nameFact(fact: Fact, labels: Labels, language: string): Text {
  if ("level" in fact) return nameLevel(fact.level, labels);
  if ("list" in fact) return joinWords(fact.list, language);
  return fact.name === undefined || fact.name === "passOut"
    ? fact.text
    : concatTexts([labels[`facts.${fact.name}`], ": ", fact.text]);
}

function CvEntry({ card, language }: { card: Card; language: string }) {
  const [link, ...others] = card.links;
  const labels = useLabels();
  return (
    <article>
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        {link ? (
          <chakra.h3 fontWeight="semibold">
            <chakra.a href={link.href} color="text" textDecoration="underline" {...textProps(card.title)} />
          </chakra.h3>
        ) : (
          <chakra.h3 fontWeight="semibold" {...textProps(card.title)} />
        )}
        {card.date && <Time date={card.date} color="muted" flexShrink={0} maxWidth="50%" textAlign="end" />}
      </chakra.div>
      {[
        concatTexts(card.facts.flatMap((fact, index) => [index === 0 ? "" : " · ", nameFact(fact, labels, language)])),
        card.text ?? "",
        joinWords(card.tags, language),
      ]
        .filter((line) => line !== "")
        .map((line, index) => (
          <Paragraph key={index} words={line} color="muted" />
        ))}
      {others.length > 0 && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="3">
          {others.map(({ label, href }, index) => (
            <chakra.a key={index} href={href} color="muted" textDecoration="underline" {...textProps(label)} />
          ))}
        </chakra.p>
      )}
      <TextList items={card.points} listStyle="disc" ps="4" color="muted" />
    </article>
  );
}

/** Renders a CV to a self-contained document for printing: no script, no requests, embedded fonts. */
export function renderCv(cv: CvData, code: string, letterCss: string): string {
  const { html, css } = renderStyled(
    [
      <LabelsContext key="cv" value={cv.labels}>
        <Cv cv={cv} code={code} />
      </LabelsContext>,
    ],
    cv.theme.design,
  );
  return [
    `<!doctype html><html lang="${escapeHtml(cv.language)}"${directionAttribute(cv.direction)}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(cv.title)}</title><meta name="author" content="${escapeHtml(cv.name)}">`,
    `<style>${letterCss}${themeCss(cv.theme)}${directionCss(cv.direction)}</style><style>${css}</style><style>${cvPrintCss}</style>`,
    `</head><body>${html.join("")}</body></html>`,
  ].join("");
}
