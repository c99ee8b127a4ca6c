/** From this row width on, a card in its own row has its picture, of this width, beside its text; in rem. */
export const cardRow = { from: 40, picture: 18 } as const;

export const rowQuery = `@container (min-width: ${cardRow.from}rem)` as const;
/** The same for the `rows` variant, whose pictures are small. */
export const slimQuery = "@container (min-width: 30rem)" as const;
/** Where two columns fit, and a card may span both. */
export const wideQuery = "@container (min-width: 35.5rem)" as const;

/** Slots of a card with its picture beside its text, if a container query matches. */
export function pictureBeside(query: `@container ${string}`, columns: string) {
  const words = { [query]: { gridColumn: "2" } };
  return {
    card: {
      [query]: {
        display: "grid",
        columnGap: "6",
        gridTemplateColumns: columns,
        // Any height left beside the picture is below the text.
        gridTemplateRows: "auto auto 1fr",
      },
    },
    date: words,
    title: words,
    body: words,
    picture: { [query]: { gridColumn: "1", gridRow: "1 / span 3" } },
  };
}

/** A column for dates, in cards and positions with a date and without a picture. */
export const datesBeside = {
  "@container (min-width: 40rem)": {
    "& :is(article:has(> time), :has(> article > time) > article):not(:has(> figure))": {
      display: "grid",
      gridTemplateColumns: "clamp(8rem, 100cqi - 45rem, 20rem) minmax(0, 1fr)",
      columnGap: "16",
      "& > *": { gridColumn: "2" },
      "& > time": { gridArea: "1 / 1 / span 2" },
    },
  },
};

/** Padding of a row that reacts to hover. */
export const densePad = "clamp(0.75rem, 3vw, 1.25rem)";

export const wideBeside = pictureBeside(wideQuery, "minmax(0, 6fr) minmax(0, 5fr)");
export const slim = pictureBeside(slimQuery, "11rem minmax(0, 1fr)");
