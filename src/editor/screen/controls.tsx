import { chakra, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { IconType } from "react-icons";

export const focusRing = { outline: "2px solid", outlineColor: "accent", outlineOffset: "1px" };

const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    borderRadius: "sm",
    border: "1px solid transparent",
    fontWeight: 500,
    fontSize: "0.8125rem",
    lineHeight: 1.25,
    cursor: "pointer",
    whiteSpace: "nowrap",
    flexShrink: 0,
    transition: "background-color 120ms, border-color 120ms",
    _focusVisible: focusRing,
    _disabled: { opacity: 0.45, cursor: "default" },
    "@media (pointer: coarse)": { minH: "2.75rem", minW: "2.75rem" },
  },
  variants: {
    variant: {
      solid: { bg: "accent", color: "onAccent", _hover: { filter: "brightness(1.08)" } },
      outline: { bg: "surface", borderColor: "line", color: "text", _hover: { bg: "raised" } },
      ghost: {
        bg: "transparent",
        color: "muted",
        _hover: { bg: "raised", color: "text" },
        "&[aria-pressed=true], &[aria-current=true], &[aria-selected=true]": { bg: "accentTint", color: "accent" },
      },
      danger: { bg: "transparent", color: "danger", _hover: { bg: "dangerTint" } },
    },
    size: {
      md: { h: "2.125rem", px: "3" },
      sm: { h: "1.75rem", px: "2" },
      icon: { h: "1.875rem", w: "1.875rem", p: "0", fontSize: "1rem" },
    },
  },
  defaultVariants: { variant: "outline", size: "md" },
});

const inputRecipe = defineRecipe({
  base: {
    w: "full",
    minH: "2.25rem",
    px: "2.5",
    py: "1.5",
    bg: "surface",
    color: "text",
    border: "1px solid",
    borderColor: "edge",
    borderRadius: "sm",
    fontSize: "0.875rem",
    lineHeight: 1.45,
    _placeholder: { color: "muted", opacity: 1 },
    _focusVisible: { ...focusRing, outlineOffset: "0px", borderColor: "accent" },
    "&[aria-invalid=true]": { borderColor: "danger" },
    "@media (pointer: coarse)": { minH: "2.75rem", fontSize: "1rem" },
  },
});

export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
export const Input = chakra("input", inputRecipe);
export const Select = chakra("select", inputRecipe);
export const TextArea = chakra("textarea", inputRecipe);

interface IconButtonProps extends ComponentProps<typeof Button> {
  label: string;
  icon: IconType;
}

/** A button with an icon. Its name is also its tooltip. */
export function IconButton({ label, icon: Icon, ...props }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} {...props}>
      <Icon aria-hidden />
    </Button>
  );
}

export function VisuallyHidden(props: HTMLChakraProps<"span">) {
  return (
    <chakra.span
      position="absolute"
      w="1px"
      h="1px"
      overflow="hidden"
      clipPath="inset(50%)"
      whiteSpace="nowrap"
      {...props}
    />
  );
}

/** Style props of what lies over the screen. */
export const overlay = {
  p: "2",
  bg: "surface",
  color: "text",
  border: "1px solid",
  borderColor: "line",
  borderRadius: "lg",
} as const;

interface DialogProps {
  label: string;
  onClose: () => void;
  /** The most room that it takes. */
  width?: string;
  margin?: string;
  children: ReactNode;
}

/** A dialog over the screen, closed by Escape or a click beside it. */
export function Dialog({ label, onClose, width = "28rem", margin = "auto", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
      m={margin}
      {...overlay}
      w={`min(${width}, calc(100vw - 2rem))`}
      boxShadow="0 16px 48px rgb(0 0 0 / 0.28)"
      _backdrop={{ bg: "rgb(0 0 0 / 0.35)" }}
    >
      {children}
    </chakra.dialog>
  );
}
