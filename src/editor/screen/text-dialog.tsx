import { Box, chakra, Flex } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { Button, Dialog, Input } from "./controls.tsx";

interface TextDialogProps {
  title: string;
  label: string;
  hint?: string;
  value?: string;
  /** The name of the button that ends it. */
  action: string;
  onDone: (text: string) => void;
}

/** Asks for one text: a title, a name. */
export function TextDialog({ title, label, hint, value = "", action, onDone }: TextDialogProps) {
  const { open } = useEditor();
  const [text, setText] = useState(value);
  const id = useId();
  const close = () => open(undefined);
  return (
    <Dialog label={title} onClose={close}>
      <chakra.form
        p="3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return;
          close();
          onDone(text.trim());
        }}
      >
        <Box as="h2" fontSize="1.0625rem" fontWeight={650} mb="3">
          {title}
        </Box>
        <chakra.label htmlFor={id} display="block" fontWeight={600} fontSize="0.8125rem" mb="1">
          {label}
        </chakra.label>
        <Input
          id={id}
          autoFocus
          aria-describedby={`${id}hint`}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        <Box id={`${id}hint`} mt="1.5" fontSize="0.75rem" color="muted">
          {hint}
        </Box>
        <Flex gap="2" mt="4" justify="end">
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="solid" disabled={text.trim() === ""}>
            {action}
          </Button>
        </Flex>
      </chakra.form>
    </Dialog>
  );
}
