/** What the disk says of a file that content names. */
export type AssetFacts =
  | { status: "missing"; near?: string | undefined }
  | { status: "other-case"; near: string }
  | { status: "outside" }
  | { status: "not-image"; reason: string }
  | { status: "document" }
  | { status: "image"; bytes: number; width: number; height: number; format: string };

/** Looks up a file by the name that content gives it; undefined where it wasn't looked for. */
export type AssetProbe = (src: string) => AssetFacts | undefined;
