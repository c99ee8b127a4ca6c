import { image } from "../pictures/image.ts";
import { action, captionsFile, label, videoFile, webAddress } from "../primitives.ts";
import { defineBlock } from "./define/define-block.ts";

export const video = defineBlock({
  type: "video",
  description: "A video elsewhere, or a file of yours: its player loads nothing that nobody has asked for.",
  fields: {
    title: label.meta({ description: "What the video shows." }),
    url: webAddress.optional().meta({
      description:
        "The web address of the video's page. Videos of YouTube and Vimeo can be played in your page; others are linked. Leave it out where `src` names a file.",
      examples: ["https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
    }),
    src: videoFile.optional().meta({
      description: "A video file of yours (MP4 or WebM), instead of `url`. Without a `poster` its first picture shows.",
    }),
    captions: captionsFile.optional().meta({
      description: "What is said in that file, as WebVTT, for those who can't hear it.",
    }),
    linkLabel: action.optional().meta({
      description:
        "The words of the link to the video's page; ours in the language of the site, if you leave them out.",
      examples: ["Watch video"],
    }),
    poster: image.optional().meta({ description: "A picture that stands in the video's place until it is played." }),
  },
  example: {
    type: "video",
    title: "A line follower on its first lap",
    url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  },
  resolve: ({ title, url, src, captions, linkLabel, poster }, { level, image, medium, labels }) => ({
    level,
    title,
    // A rule ensures that `url` or `src` is set.
    link: { label: linkLabel ?? labels.watchVideo, href: url ?? medium(src ?? "").src },
    player: url === undefined ? undefined : findPlayer(url),
    film:
      src === undefined
        ? undefined
        : { ...medium(src), captions: captions === undefined ? undefined : medium(captions).src },
    // A video file keeps its own proportions, and so does its poster.
    poster: poster && image(poster, src === undefined ? "wide" : "text"),
  }),
});

/** True for an address of YouTube or Vimeo that isn't that of a video, such as a channel's. */
export function isOtherThanVideo(url: string): boolean {
  return (
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)(?:\/|$)/i.test(url) &&
    findPlayer(url) === undefined
  );
}

/** Returns the embeddable player for a video page, or undefined if its host is unknown. */
function findPlayer(url: string): string | undefined {
  const youtube =
    /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})/.exec(
      url,
    );
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}?autoplay=1`;
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/([0-9]+)/.exec(url);
  if (vimeo) return `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1`;
  return undefined;
}
