import type { CSSProperties } from "react";
import { GenIcon, type IconBaseProps } from "react-icons";
import type { IconTree } from "../../schema/links.ts";

/** An icon from the page's data: the application bundles none. It is decorative, since text is beside it. */
export function Icon({ icon, ...props }: IconBaseProps & { icon: IconTree }) {
  return GenIcon(icon)({ "aria-hidden": true, style: sizeOf(icon), ...props });
}

/** Size of a wordmark: as high as small letters, and at most as wide as two icons. Undefined for other icons. */
function sizeOf({ attr: { viewBox = "" } }: IconTree): CSSProperties | undefined {
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  const ratio = width / height;
  if (!(ratio >= 2)) return undefined;
  const high = Math.min(0.8, 2.5 / ratio);
  return { height: `${high.toFixed(2)}em`, width: `${(high * ratio).toFixed(2)}em` };
}
