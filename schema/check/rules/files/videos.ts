import type { SectionBlock } from "../../../blocks/index.ts";
import { isOtherThanVideo } from "../../../blocks/video.ts";
import { defineAdvice, defineError, defineWarning, ifMeant, quote } from "../../../messages/message.ts";
import type { LocatedValue } from "../../content-index/gather.ts";
import type { KnownErrors } from "../../content-index/known-errors.ts";
import { defineAdviceRule, defineRule } from "../../rule.ts";

/** A video has one source, and a file with sound has captions (WCAG 2.2, criterion 1.2.2). */
export const videos = defineRule({
  messages: {
    "video-source": defineError<{ both: boolean }>({
      title: "a video with two sources, or none",
      message: ({ both }) =>
        both
          ? 'This video has both "url" and "src".'
          : 'This video has neither "url" nor "src", so there is nothing to play.',
      hint: ({ both }) =>
        both
          ? 'Take one of the two out: "url" is a video elsewhere, "src" a file of yours.'
          : 'Add "src": "assets/clip.mp4" with a file of yours, or "url": "https://…" with the address of a video elsewhere.',
      explanation:
        'A video is played from one place: "url" names its page at YouTube, Vimeo or elsewhere, "src" a file beside this one.',
      wrong: '{ "type": "video", "title": "First lap" }',
      right: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4" }',
    }),
    "not-one-video": defineWarning<{ url: string }>({
      title: "an address that isn't a video's",
      message: ({ url }) => `${quote(url)} isn't the address of a video, so it is linked and can't be played here.`,
      hint: () =>
        'Open the video, and copy the address from there, as in "https://www.youtube.com/watch?v=aqz-KE-bpKQ". Link a channel or a playlist from a text or a button.',
      allow: ifMeant,
      explanation:
        "Videos of YouTube and Vimeo are played in the page. A channel, a playlist or a page of the studio has no player.",
      wrong: '{ "type": "video", "title": "My films", "url": "https://www.youtube.com/@asha" }',
      right: '{ "type": "video", "title": "My film", "url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ" }',
    }),
    "video-without-captions": defineWarning<object>({
      title: "a video without captions",
      message: () => "This video has no captions, so those who can't hear it miss what is said.",
      hint: () => 'Add "captions": "assets/clip.vtt".',
      allow: "If nothing is said in it",
      explanation:
        "Many watch without sound, and some can't hear (WCAG 2.2, criterion 1.2.2). YouTube and most editors write captions that need but little mending.",
      wrong: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4" }',
      right: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4", "captions": "assets/lap.vtt" }',
    }),
  },
  create: ({ index, assets, report }) => ({
    blocks(list) {
      for (const { video, pointer } of listVideos(list, index.errors)) {
        const { url, src, captions } = video;
        const facts = src === undefined ? undefined : assets(src);
        const isSilent = facts?.status === "video" && facts.isSilent;
        if ((url === undefined) === (src === undefined)) report("video-source", pointer, { both: url !== undefined });
        else if (url !== undefined && isOtherThanVideo(url)) report("not-one-video", `${pointer}/url`, { url });
        else if (src !== undefined && captions === undefined && !isSilent)
          report("video-without-captions", `${pointer}/src`, {});
      }
    },
  }),
});

export const posters = defineAdviceRule({
  messages: {
    "video-without-poster": defineAdvice<object>({
      title: "a video that shows its first picture",
      message: () => "Until it is played, this video shows its first picture, if the visitor's browser fetches that.",
      hint: () =>
        'Pause it where it tells most, take a picture of the screen, and add "poster": { "src": "assets/clip.jpg", "alt": "…" }.',
      explanation:
        "The first picture of a video is often dark or empty, and telephones that save data fetch none. With a poster nothing of the video is fetched before it is played.",
      wrong: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4" }',
      right:
        '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4", "poster": { "src": "assets/lap.jpg", "alt": "The robot in the last bend" } }',
    }),
  },
  create: ({ index, report }) => ({
    blocks(list) {
      for (const { video, pointer } of listVideos(list, index.errors))
        if (video.src !== undefined && video.poster === undefined) report("video-without-poster", `${pointer}/src`, {});
    },
  }),
});

/** The visible videos in a list that have no reported errors. */
function listVideos({ value: blocks, pointer: list }: LocatedValue<SectionBlock[]>, errors: KnownErrors) {
  return blocks.flatMap((block, position) => {
    const pointer = `${list}/${position}`;
    const isSound = !errors.hasErrorsWithin(pointer) && !errors.hasUnknownKey(pointer);
    return block?.type === "video" && !block.hidden && isSound ? [{ video: block, pointer }] : [];
  });
}
