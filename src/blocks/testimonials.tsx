import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import type { Card } from "../../schema/entities/card.ts";
import type { ResolvedImage } from "../../schema/pictures/picture.ts";
import { CardLinks } from "../components/cards/card-links.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { nodeProps, textProps } from "../components/text/text.tsx";
import { chooseColumns } from "../theme/columns.ts";
import { useStyles } from "../theme/use-styles.ts";

/** Side length of a portrait in rem, equal to that of its recipe. */
const portrait = 3.5;
const mostColumns = 3;

export function Testimonials({ block: { id, title, level, items } }: { block: Block<"testimonials"> }) {
  const { columns, fewer } = chooseColumns(
    items.map(() => 1),
    mostColumns,
  );
  return (
    <Section id={id} title={title} level={level}>
      <chakra.div css={useStyles("testimonials").list} style={{ "--columns": columns, "--fewer": fewer }}>
        {items.map((card, index) => (
          <Testimonial key={index} card={card} />
        ))}
      </chakra.div>
    </Section>
  );
}

function Testimonial({ card }: { card: Card }) {
  const styles = useStyles("testimonials");
  const { title: name, image: picture, facts, text } = card;
  return (
    <chakra.figure css={styles.root} {...nodeProps(card)}>
      <Paragraph as="blockquote" words={text} css={styles.quote} />
      <chakra.figcaption css={styles.caption}>
        {picture && <Portrait image={picture.image} />}
        <chakra.div css={styles.about}>
          <chakra.p css={styles.name} {...textProps(name)} />
          {facts.map((fact, index) => "text" in fact && <Paragraph key={index} words={fact.text} css={styles.fact} />)}
          <Paragraph words={picture?.caption} css={styles.fact} />
          <CardLinks card={card} />
        </chakra.div>
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** A round picture. It fills the circle, whatever its aspect ratio. */
function Portrait({ image: { isWhole: _, ...image } }: { image: ResolvedImage }) {
  const width = Math.round(portrait * Math.max(1, image.width / image.height) * 100) / 100;
  return <Picture image={image} sizes={`${width}rem`} css={useStyles("testimonials").portrait} />;
}
