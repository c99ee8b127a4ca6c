import { createRoot, type Root } from "react-dom/client";
import { Typewriter, type TypewriterProps } from "../../components/text/typewriter.tsx";
import * as dataAttributes from "../../data-attributes.ts";

/**
 * Renders a prerendered line with React but without the design system. Its props are in the page's HTML. If it throws,
 * the error is reported and the first phrase stays.
 */
export function renderTypewriter(line: Element): Root {
  const typed: TypewriterProps = JSON.parse(line.getAttribute(dataAttributes.props) ?? "");
  const prerendered = [...line.childNodes];
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    line.replaceChildren(...prerendered);
  };
  const root = createRoot(line, { onUncaughtError });
  root.render(<Typewriter typed={typed} />);
  return root;
}
