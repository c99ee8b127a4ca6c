import { useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { type ControlProps, commonProps, textOf } from "../fields/control-props.ts";
import { Input } from "../screen/controls.tsx";
import { useRename } from "./use-rename.ts";

/** True for a page's path and a part's id: others refer to these. */
export function isReferredTo({ kind, key, parent }: ContentNode): boolean {
  return (kind === "path" && key === "path" && parent?.kind === "page") || (kind === "id" && key === "id");
}

/** A name that others refer to. It is changed once it is typed to its end, by Enter or by leaving the field. */
export function NameControl(props: ControlProps & { pointer: string }) {
  const { value, onChange, pointer, isRequired } = props;
  const [typed, setTyped] = useState<string>();
  const rename = useRename();
  const old = textOf(value);
  const finish = async () => {
    if (typed !== undefined && typed !== old) {
      if (old === "" || typed === "") onChange(typed === "" && !isRequired ? undefined : typed);
      else await rename({ pointer, to: typed }, old);
    }
    setTyped(undefined);
  };
  return (
    <Input
      {...commonProps(props)}
      value={typed ?? old}
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void finish()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") void finish();
        else if (event.key === "Escape") setTyped(undefined);
      }}
    />
  );
}
