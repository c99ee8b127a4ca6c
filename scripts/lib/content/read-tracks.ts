import { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from "mediabunny";
import type { Size } from "../../../schema/pictures/picture.ts";

/** How large a video is shown, and whether nothing can be heard in it; no more of its file is read than tells that. */
export async function readTracks(file: string): Promise<{ size?: Size; isSilent?: boolean }> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(file) });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return {};
    const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    return { size, isSilent: !(await input.getPrimaryAudioTrack()) };
  } finally {
    input.dispose();
  }
}
