import { Typewriter, type TypewriterProps } from "../../islands/typewriter.tsx";

/** What types by itself needs React alone, not the design system. */
export function render(props: TypewriterProps) {
  return <Typewriter {...props} />;
}
