import { chakra } from "@chakra-ui/react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import type { Block } from "../../../schema/rich-text/tree.ts";
import { joinWords, useLabels, useLanguage } from "../../labels.ts";
import { plain } from "../../text.ts";
import { useStyle, useStyles } from "../../theme/use-styles.ts";
import { InlineText } from "./inline-text.tsx";
import { scrollable } from "./scrollable.ts";

type Table = Extract<Block<ResolvedImage>, { type: "table" }>;

/** A table. Its accessible name is made of its column headings. */
export function DataTable({ table: { align, head, rows }, ...box }: { table: Table }) {
  const unnamed = useLabels().table;
  const language = useLanguage();
  const name = joinWords(
    head.map((words) => words.map(plain).join("")).filter((words) => words.trim() !== ""),
    language,
  );
  return (
    <chakra.div {...box} {...scrollable(name === "" ? unnamed : name)} css={useStyles("richText").tableBox}>
      <chakra.table css={useStyle("table")}>
        <thead>
          <tr>
            {head.map((words, index) =>
              // The empty corner above row headings: a heading without text would head nothing.
              words.length === 0 ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col" style={{ textAlign: align[index] }}>
                  <InlineText words={words} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((words, place) => (
                <td key={place} style={{ textAlign: align[place] }}>
                  <InlineText words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
