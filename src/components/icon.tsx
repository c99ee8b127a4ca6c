import { GenIcon, type IconBaseProps } from "react-icons";
import type { IconTree } from "../../schema/links.ts";

/** An icon from the page's data: the application bundles none. It is decorative, since text is beside it. */
export function Icon({ icon, ...props }: IconBaseProps & { icon: IconTree }) {
  return GenIcon(icon)({ "aria-hidden": true, ...props });
}
