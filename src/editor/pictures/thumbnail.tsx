import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { thumbnailOf } from "../api.ts";
import { useSnapshot } from "../editor-context.ts";

/**
 * The address of a picture, scaled down to a longest side in pixels; undefined until it is loaded, or if there is no
 * such file.
 */
export function useThumbnail(path: string, longest: number): string | undefined {
  const { assets } = useSnapshot("assets");
  const [loaded, setLoaded] = useState<{ path: string; address: string }>();
  const exists = assets.some((asset) => asset.path === path);
  useEffect(() => {
    let isWanted = exists;
    if (exists)
      thumbnailOf(path, longest).then(
        (address) => isWanted && setLoaded({ path, address }),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [path, exists, longest]);
  return loaded?.path === path ? loaded.address : undefined;
}

/** A picture of the content, small. */
export function Thumbnail({
  path,
  longest = 640,
  ...props
}: { path: string; longest?: number } & HTMLChakraProps<"img">) {
  const address = useThumbnail(path, longest);
  if (address === undefined) return null;
  return (
    <chakra.img
      src={address}
      alt=""
      maxH="9rem"
      maxW="full"
      borderRadius="sm"
      border="1px solid"
      borderColor="line"
      bg="raised"
      {...props}
    />
  );
}
