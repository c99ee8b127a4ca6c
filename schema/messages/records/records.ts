import { callOf } from "../../program.ts";
import { defineError, quote } from "../message.ts";

/** Messages about files of records beside the content: repositories, entries of feeds. */
export const recordMessages = {
  "bad-record": defineError<{ path: string; reason: string }>({
    title: "a record that has another form than it should",
    message: ({ path, reason }) =>
      `${path === "" ? "This file" : `${quote(path)} in it`} isn't as it should be: ${reason}.`,
    hint: () => `Mend it, or delete the file and have "${callOf("fetch")}" write it again.`,
    explanation:
      'The file is written by a command, and read with every build. You may change its words, and hide an entry by "hidden": true.',
    wrong: '{ "name": "charger", "stars": "12" }',
    right: '{ "name": "charger", "stars": 12 }',
  }),
};
