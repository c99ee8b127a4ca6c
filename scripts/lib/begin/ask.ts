import { createInterface } from "node:readline/promises";
import { listWords } from "../../../schema/messages/message.ts";
import { accentNames } from "../../../schema/parts/theme.ts";
import { CommandError } from "../cli/command.ts";

export type Accent = (typeof accentNames)[number];

/** What a new site is made of, as far as its owner has said it. */
export interface Answers {
  name?: string | undefined;
  role?: string | undefined;
  accent?: Accent | undefined;
}

/** The accent that a text names, in large letters or small. */
function readAccent(text: string): Accent | undefined {
  return accentNames.find((accent) => accent === text.toLowerCase());
}

/**
 * Asks for what isn't known yet; whatever is left empty stays unknown.
 * @throws {CommandError} where there is nobody left to answer
 */
export async function askAnswers(
  known: Answers,
  terminal: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Answers> {
  const reader = createInterface(terminal);
  // It keeps lines that come before they are asked for, as those that are pasted; `question` would pass over them.
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
