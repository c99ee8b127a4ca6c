import "react";

declare global {
  /** Identifies the compiled application. Page data of another build is not shown. */
  const __BUILD__: string;

  /** True in the application for owners who edit their content, false in the one for visitors. */
  const __FOR_OWNERS__: boolean;

  /** Supported by browsers with Trusted Types; TypeScript does not know it yet. */
  const trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

declare module "react" {
  interface CSSProperties {
    /** Custom properties. */
    [variable: `--${string}`]: string | number;
  }

  interface ButtonHTMLAttributes<T> {
    /** Action on the element that `commandfor` names (HTML, invoker commands). */
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
