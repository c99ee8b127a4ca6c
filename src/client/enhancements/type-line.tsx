import { createRoot, type Root } from "react-dom/client";
import { Typewriter, type TypewriterProps } from "../../components/text/typewriter.tsx";
import * as marks from "../../marks.ts";

/** Renders a prerendered line with React but without the design system. Its props are in the page's HTML. */
export function typeLine(line: Element): Root {
  const typed: TypewriterProps = JSON.parse(line.getAttribute(marks.props) ?? "");
  const root = createRoot(line);
  root.render(<Typewriter typed={typed} />);
  return root;
}
