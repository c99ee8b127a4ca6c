import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Block } from "../../schema/blocks/index.ts";
import { ItemList } from "../components/lists.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section.tsx";
import { SiteLink } from "../components/site-link.tsx";
import { textProps } from "../components/text/text.tsx";
import { chooseEvenColumns } from "../theme/columns.ts";
import { useStyles } from "../theme/use-styles.ts";

type Logo = Block<"logos">["logos"][number];

/** Row height and maximum logo width in rem. The image files are made for these. */
const height = 3;
const widest = 9;
const mostColumns = 6;

export function Logos({ block: { id, level, title, logos } }: { block: Block<"logos"> }) {
  const { columns, fewer } = chooseEvenColumns(logos.length, mostColumns);
  const isNamed = logos.every(({ image }) => !image);
  return (
    <Section id={id} title={title} level={level}>
      <ItemList
        items={logos}
        css={useStyles("logos", { named: isNamed }).list}
        style={{ "--columns": columns, "--fewer": fewer }}
        render={(logo) =>
          logo.link === undefined ? (
            <LogoOrName logo={logo} />
          ) : (
            <SiteLink {...logo.link} variant="quiet" mark={false}>
              <LogoOrName logo={logo} />
            </SiteLink>
          )
        }
      />
    </Section>
  );
}

function LogoOrName({ logo: { name, image } }: { logo: Logo }) {
  const styles = useStyles("logos");
  if (!image) {
    return <chakra.span css={styles.name} {...textProps(name)} />;
  }
  const width = Math.min(widest, (height * image.width) / image.height);
  return (
    <>
      <Picture
        image={{ ...image, isWhole: true }}
        sizes={`${Math.round(width * 100) / 100}rem`}
        style={{ height: `calc(${height}rem + 1rem)`, "--width": `${width}rem` }}
        css={styles.logo}
      />
      <VisuallyHidden {...textProps(name)} />
    </>
  );
}
