import { chakra } from "@chakra-ui/react";
import type { Fact } from "../../schema/entities/define/define-entity.ts";
import type { Labels } from "../../schema/labels/labels.ts";
import type { CvData, CvEntry, CvSection } from "../../schema/resolve/cv.ts";
import type { InlineText as InlineTextValue } from "../../schema/rich-text/tree.ts";
import type { Text } from "../../schema/text.ts";
import { Time } from "../components/cards/card-content.tsx";
import { nameLevel } from "../components/cards/level.tsx";
import { TextList } from "../components/lists.tsx";
import { InlineText, Paragraph } from "../components/text/inline-text.tsx";
import { drawText, textProps } from "../components/text/text.tsx";
import { joinWords, LabelsContext, useLabels } from "../labels.ts";
import { concatTexts, plain } from "../text.ts";
import { directionCss, themeCss } from "./document-css.ts";
import { directionAttribute, escapeHtml } from "./html.ts";
import { cvPrintCss } from "./print-css.ts";
import { renderStyled } from "./render-styled.tsx";

/** A page with fewer lines looks like a mistake. */
const fewestLines = 8;

/** About how many characters fit into a line. */
const lineLength = 120;

const measureText = (text: InlineTextValue = ""): number =>
  (Array.isArray(text) ? text : [text]).reduce<number>((sum, part) => sum + plain(part).length, 0);

/** In the quotation marks of its language. */
const quoted = { "&::before": { content: "open-quote" }, "&::after": { content: "close-quote" } };

/** Entries side by side. `begins`: may begin a page. */
interface Row {
  entries: CvEntry[];
  begins: boolean;
}

/** The rows of each section. The last ones begin no page, so that the last page has enough lines. */
function listRows(sections: readonly CvSection[]): Row[][] {
  let lines = 0;
  const addRow = (entries: CvEntry[]): Row => {
    lines += Math.max(...entries.map(countLines));
    return { entries, begins: lines >= fewestLines };
  };
  const backwards = sections.toReversed().map(({ entries, isShort }) => {
    const size = isShort ? 2 : 1;
    const count = Math.ceil(entries.length / size);
    const rows = Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
    const added = rows.toReversed().map(addRow).toReversed();
    // The title and the space around it.
    lines += 2;
    return added;
  });
  return backwards.toReversed();
}

/** True if an entry's links have a line of their own. A single one follows the facts or the title. */
const hasLinkLine = ({ authors, links }: CvEntry) => links.length > 1 || (links.length > 0 && authors.length > 0);

function countLines(entry: CvEntry): number {
  const { card, authors } = entry;
  const others = [authors.length + card.facts.length, card.tags.length, hasLinkLine(entry)].filter(Boolean);
  return 1 + others.length + Math.ceil(measureText(card.text) / lineLength) + card.points.length;
}

/** The CV that `npm run pdf` prints. `code`: a QR code of the site's URL, as an SVG data URL. */
function Cv({ cv, code }: { cv: CvData; code: string }) {
  const rows = listRows(cv.sections);
  const breakBefore = (row: Row | undefined) => (row?.begins === false ? "avoid" : undefined);
  return (
    <chakra.main fontSize="9pt" lineHeight="1.42">
      <chakra.header display="flex" justifyContent="space-between" gap="6" alignItems="start">
        <div>
          <chakra.h1 textStyle="title" fontSize="24pt" lineHeight="1.3">
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
        <chakra.img src={code} alt="" boxSize="5rem" m="-0.1rem -0.5rem -0.5rem" flexShrink="0" />
      </chakra.header>
      <Paragraph words={cv.summary} mt="3" />
      {cv.sections.map(({ title, isShort }, index) => (
        <chakra.section
          key={index}
          borderTopWidth="1px"
          borderColor="line"
          mt="3"
          pt="2"
          breakBefore={breakBefore(rows[index]?.[0])}
        >
          <chakra.h2 fontSize="11.5pt" fontWeight="semibold" color="accent" {...textProps(title)} />
          {rows[index]?.map((row, position) => (
            <chakra.div
              key={position}
              display="grid"
              gridTemplateColumns={isShort ? "1fr 1fr" : "1fr"}
              columnGap="6"
              mt={position === 0 ? "1" : "2"}
              breakBefore={breakBefore(row)}
            >
              {row.entries.map((entry, number) => (
                <Entry key={number} entry={entry} language={cv.language} />
              ))}
            </chakra.div>
          ))}
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

/** The date follows the title in the same line, because programs that read PDFs take distant texts for columns. */
function Entry({ entry, language }: { entry: CvEntry; language: string }) {
  const { card, authors, href, links, isQuotation } = entry;
  const labels = useLabels();
  const facts = card.facts
    // The period ends with the same year.
    .filter((fact) => !("name" in fact && fact.name === "passOut" && card.date))
    .flatMap((fact, index) => [index === 0 && authors.length === 0 ? "" : " · ", nameFact(fact, labels, language)]);
  const said = [...authors, ...facts];
  const addresses = links.map(({ label, href, address }, index) => (
    <chakra.a key={index} href={href} color="accent" overflowWrap="anywhere">
      {drawText(label)}
      {address !== undefined && <chakra.span color="muted"> {address}</chakra.span>}
    </chakra.a>
  ));
  const single = links.length > 0 && !hasLinkLine(entry) && <> · {addresses}</>;
  return (
    <article>
      <div>
        <chakra.h3 display="inline" fontWeight="semibold">
          {href === undefined ? drawText(card.title) : <chakra.a href={href} color="text" {...textProps(card.title)} />}
        </chakra.h3>
        {card.date && (
          <>
            {/* The distance is a part of the space, which no line begins with. */}
            <chakra.span wordSpacing="0.5rem"> </chakra.span>
            <Time date={card.date} display="inline-block" color="muted" />
          </>
        )}
        {said.length === 0 && single}
      </div>
      {said.length > 0 && (
        <chakra.p color="muted">
          <InlineText words={said} />
          {single}
        </chakra.p>
      )}
      <Paragraph words={card.text} color="muted" css={isQuotation ? quoted : {}} />
      {card.tags.length > 0 && <Paragraph words={joinWords(card.tags, language)} color="muted" />}
      {hasLinkLine(entry) && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="3">
          {addresses}
        </chakra.p>
      )}
      <TextList items={card.points} listStyle="disc" ps="4" color="muted" />
    </article>
  );
}

/** Renders a CV to a self-contained document for printing: no script, no requests, embedded fonts. */
export function renderCv(cv: CvData, code: string, fontCss: string): string {
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
    `<style>${fontCss}${themeCss(cv.theme)}${directionCss(cv.direction)}</style><style>${css}</style><style>${cvPrintCss(cv.name)}</style>`,
    `</head><body>${html.join("")}</body></html>`,
  ].join("");
}
