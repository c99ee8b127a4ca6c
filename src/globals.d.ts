import "react";

declare global {
  /** Names the compiled application: pages' data made for another one is not shown. */
  const __BUILD__: string;

  /** Whether the application is for owners who edit their content, and not for visitors. */
  const __FOR_OWNERS__: boolean;

  /** Known to browsers that can refuse to take text for markup, and to TypeScript not yet. */
  const trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

declare module "react" {
  interface CSSProperties {
    /** The variables that a style sheet asks for. */
    [variable: `--${string}`]: string | number;
  }

  interface ButtonHTMLAttributes<T> {
    /** What the button asks of the element that `commandfor` names (HTML, invoker commands). */
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
