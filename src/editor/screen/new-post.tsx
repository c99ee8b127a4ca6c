import { LuPlus } from "react-icons/lu";
import { useEditor } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { Button } from "./controls.tsx";
import { TextDialog } from "./text-dialog.tsx";

/** Makes a post whose file is named after its title. @param list the pattern of the files */
export function NewPost({ list }: { list: string }) {
  const { store, open, select } = useEditor();
  const make = async (title: string) => {
    const made = await store.ask("create", { list, title });
    if (made) select({ file: made.path });
  };
  const ask = () =>
    open(
      <TextDialog
        title={words.newPost}
        label={words.postTitle}
        hint={words.newPostHint}
        action={words.make}
        onDone={(title) => void make(title)}
      />,
    );
  return (
    <Button size="sm" variant="ghost" onClick={ask} aria-label={`${words.newPost} (${list})`} title={list}>
      <LuPlus aria-hidden /> {words.newPost}
    </Button>
  );
}
