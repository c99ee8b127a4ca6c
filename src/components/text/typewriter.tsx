import { useEffect, useState } from "react";
import { useTypewriter } from "react-simple-typewriter";
import type { Block } from "../../../schema/blocks/index.ts";
import { isMotionPaused, onMotionChange } from "../../preferences.ts";
import { plain } from "../../text.ts";
import { drawText } from "./text.tsx";

/** The lines, and their typing and deleting speed in milliseconds. */
export type TypewriterProps = NonNullable<Block<"hero">["typed"]>;

/** A line that types itself. While paused, and before scripts run, it shows the first phrase. */
export function Typewriter({ typed }: { typed: TypewriterProps }) {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    const update = () => setRunning(!isMotionPaused());
    update();
    return onMotionChange(update);
  }, []);
  return isRunning ? (
    <TypingLine key={typed.phrases.map(plain).join("\n")} typed={typed} />
  ) : (
    drawText(typed.phrases[0] ?? "")
  );
}

function TypingLine({ typed: { phrases, typeSpeed, deleteSpeed, delay } }: { typed: TypewriterProps }) {
  // The hook restarts whenever it gets a new array. Other phrases come with another key.
  const [words] = useState(phrases.map(plain));
  const [text] = useTypewriter({ words, loop: 0, typeSpeed, deleteSpeed, delaySpeed: delay });
  return (
    <>
      {wholeCharacters(text)}
      <span data-caret="" />
    </>
  );
}

/** The hook cuts by UTF-16 units. Half a surrogate pair (an emoji) is hidden until it is whole. */
function wholeCharacters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
