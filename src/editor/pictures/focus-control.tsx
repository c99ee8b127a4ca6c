import { Box, chakra } from "@chakra-ui/react";
import type { KeyboardEvent, PointerEvent } from "react";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { focalPoint } from "../../../schema/pictures/focus.ts";
import { type ControlProps, commonProps, textOf } from "../fields/control-props.ts";
import { words } from "../labels/words.ts";
import { Select, VisuallyHidden } from "../screen/controls.tsx";
import { useThumbnail } from "./thumbnail.tsx";

const keywords = ["center", "top", "bottom", "left", "right", "top left", "top right", "bottom left", "bottom right"];

/** The point of a picture that stays in sight: chosen on the picture itself, or by a word. */
export function FocusControl(props: ControlProps) {
  const { value, onChange, picture = "", label } = props;
  const address = useThumbnail(picture, 640);
  const isPoint = isRecord(value) && typeof value["x"] === "number" && typeof value["y"] === "number";
  const point = focalPoint(isPoint ? { x: Number(value["x"]), y: Number(value["y"]) } : textOf(value));
  const set = (x: number, y: number) => {
    const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    onChange({ x: round(x), y: round(y) });
  };
  /** A press sets the point, and so does every move until it ends. */
  const aim = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set((clientX - left) / width, (clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number] | undefined> = {
      ArrowLeft: [-0.05, 0],
      ArrowRight: [0.05, 0],
      ArrowUp: [0, -0.05],
      ArrowDown: [0, 0.05],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    set(point.x + step[0], point.y + step[1]);
  };
  return (
    <>
      {address !== undefined && (
        <chakra.button
          type="button"
          position="relative"
          display="block"
          mb="2"
          cursor="crosshair"
          aria-label={`${label}: ${words.focusPoint}`}
          title={words.focusPoint}
          touchAction="none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            aim(event);
          }}
          onPointerMove={aim}
          onKeyDown={press}
        >
          <chakra.img
            src={address}
            alt=""
            draggable={false}
            display="block"
            maxH="11rem"
            maxW="full"
            borderRadius="sm"
          />
          <Box
            position="absolute"
            left={`${point.x * 100}%`}
            top={`${point.y * 100}%`}
            w="1.25rem"
            h="1.25rem"
            transform="translate(-50%, -50%)"
            borderRadius="full"
            border="2px solid #fff"
            boxShadow="0 0 0 2px #000"
          />
        </chakra.button>
      )}
      <Select
        {...commonProps(props)}
        value={isPoint ? "point" : textOf(value)}
        onChange={({ target }) => target.value !== "point" && onChange(target.value === "" ? undefined : target.value)}
      >
        <option value="">{words.none}</option>
        {isPoint && <option value="point">{`${point.x}, ${point.y}`}</option>}
        {keywords.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Select>
      <VisuallyHidden role="status">{isPoint ? `${point.x}, ${point.y}` : ""}</VisuallyHidden>
    </>
  );
}
