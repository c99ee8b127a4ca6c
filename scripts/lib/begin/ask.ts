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
  const lines = createInterface(terminal);
  const end = new Promise<never>((_resolve, reject) => {
    lines.once("close", () => reject(new CommandError("\nNothing was written.")));
  });
  // Once all is answered, nobody waits for it.
  end.catch(() => undefined);
  const ask = async (question: string) => (await Promise.race([lines.question(question), end])).trim() || undefined;
  try {
    return {
      name: known.name ?? (await ask("What is your name? ")),
      role: known.role ?? (await ask("What are you, in a few words? ")),
      accent: known.accent ?? (await askAccent(ask)),
    };
  } finally {
    lines.close();
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
