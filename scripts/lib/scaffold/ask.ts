import { createInterface } from "node:readline/promises";
import { listWords } from "../../../schema/messages/message.ts";
import { accentNames } from "../../../schema/parts/theme.ts";
import { CommandError } from "../cli/command.ts";

export type Accent = (typeof accentNames)[number];

/** The owner's answers for a new site, as far as they are known. */
export interface Answers {
  name?: string | undefined;
  role?: string | undefined;
  accent?: Accent | undefined;
}

/** Finds an accent by its name, ignoring case. */
function readAccent(text: string): Accent | undefined {
  return accentNames.find((accent) => accent === text.toLowerCase());
}

/**
 * Asks for the answers that are missing. An empty answer stays undefined.
 * @throws {CommandError} if the input ends before all questions are answered
 */
export async function askAnswers(
  known: Answers,
  terminal: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Answers> {
  const reader = createInterface(terminal);
  // The iterator buffers lines that arrive before their question, such as pasted ones; `question` would drop them.
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    reader.setPrompt(question);
    reader.prompt();
    const { done, value } = await lines.next();
    if (done) throw new CommandError("\nNothing was written.");
    return value.trim() || undefined;
  };
  try {
    return {
      name: known.name ?? (await ask("What is your name? ")),
      role: known.role ?? (await ask("What are you, in a few words? ")),
      accent: known.accent ?? (await askAccent(ask)),
    };
  } finally {
    reader.close();
  }
}

async function askAccent(ask: (question: string) => Promise<string | undefined>): Promise<Accent | undefined> {
  let question = `Which colour do you like: ${listWords(accentNames)}? (Enter: the design's own) `;
  for (;;) {
    const word = await ask(question);
    const accent = word === undefined ? undefined : readAccent(word);
    if (word === undefined || accent) return accent;
    question = `There is no colour ${JSON.stringify(word)} here. One of ${listWords(accentNames)}: `;
  }
}
