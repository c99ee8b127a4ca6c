import { GenIcon, type IconBaseProps } from "react-icons";
import type { IconTree } from "../../schema/links.ts";

/** A sign as the page's data have it: the application holds none of them. It is decoration: words stand beside it. */
export function Icon({ icon, ...props }: IconBaseProps & { icon: IconTree }) {
  return GenIcon(icon)({ "aria-hidden": true, ...props });
}
