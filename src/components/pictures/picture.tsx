import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { languageProps, nodeProps } from "../text/text.tsx";

export interface PictureProps extends HTMLChakraProps<"picture"> {
  image: ResolvedImage;
  /** Value of the HTML `sizes` attribute. */
  sizes: string;
  /** True if the picture has its own aspect ratio; false if a frame of known size determines it. */
  isNatural?: boolean;
}

/** A picture in a box of known size, so that its loading shifts no layout. The styles apply to the box. */
export function Picture({ image, sizes, isNatural = false, css = {}, ...frame }: PictureProps) {
  const { src, alt, width, height, sources, color, isWhole, isFirst, moving, focus } = image;
  const styles = useStyles("picture", { natural: isNatural, whole: isWhole === true });
  // A lazy picture may use the layout's width ("auto"). For a whole picture in a frame that would be the frame's width.
  const isAuto = !isFirst && !isWhole;
  const shownSizes = isAuto ? `auto, ${sizes}` : sizes;
  const isFilled = color !== undefined && !isWhole;
  return (
    <chakra.picture
      style={isFilled ? { background: color, color: isLight(color) ? "black" : "white" } : undefined}
      css={[styles.frame, css]}
      {...nodeProps(image)}
      {...frame}
    >
      {moving !== undefined && <source {...{ [dataAttributes.frames]: "" }} media="not all" srcSet={moving} />}
      {sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={shownSizes} />
      ))}
      <chakra.img
        src={src}
        alt={plain(alt)}
        htmlWidth={width}
        htmlHeight={height}
        // Without a `srcset` of its own, an `img` may have `sizes` only if they begin with "auto".
        sizes={sources && isAuto ? shownSizes : undefined}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? undefined : "async"}
        style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
        css={styles.image}
        {...languageProps(alt)}
      />
    </chakra.picture>
  );
}

/** True if black has more contrast than white on a colour (`#rrggbb`), by its relative luminance (WCAG 2.2). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
