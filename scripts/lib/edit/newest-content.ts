import { posix } from "node:path";
import { type LoadedContent, loadContent } from "../content/load-content.ts";
import { ApiError } from "./api-error.ts";
import type { LoadedText } from "./describe-content.ts";
import type { EditSession } from "./edit-session.ts";
import type { Editor } from "./editor.ts";

/** The content as it is now, saved or not, with the texts that it is made of. */
export interface NewestContent {
  session: EditSession;
  loaded: LoadedContent;
  texts: ReadonlyMap<string, LoadedText>;
}

/** @throws {ApiError} while the content file can't be parsed */
export async function loadNewest(editor: Editor): Promise<NewestContent> {
  const session = await editor.session();
  const name = editor.loaded?.source.file ?? "content.json";
  const texts = new Map(
    [...session.roles.keys()].flatMap((file): [string, LoadedText][] => {
      const { text, hash } = session.state.files.get(file)?.history ?? {};
      return text === undefined || hash === undefined ? [] : [[file, { text, hash }]];
    }),
  );
  const beside = posix.dirname(name);
  const unsaved = new Map([...texts].map(([file, { text }]) => [posix.join(beside, file), text]));
  const loaded = await loadContent(editor.file, { name, showsDrafts: true, unsaved });
  if (loaded.source.value === undefined)
    throw new ApiError("bad-request", "The content can't be read as it is. Correct it first.");
  return { session, loaded, texts };
}
