import { defineAdvice, defineError, defineWarning, tellHowToAllow } from "../message.ts";

/** Large pictures; videos of the owner's, and what goes with them. */
export const mediaMessages = {
  "too-many-pixels": defineError<{ file: string; reason: string }>({
    title: "a picture that is too large to be shown",
    message: ({ file, reason }) => `${file} is too large: ${reason}.`,
    hint: () =>
      "Save it smaller: 4000 pixels on its longer side are enough for every screen. Make a long animation a video (MP4). Give a drawing (SVG) a smaller width and height.",
    explanation:
      "A picture of 100 million pixels takes 400 MB of memory while its files are made. So pictures with more of them, counted in all frames together, and animations of more than 1,000 frames are refused before anything of them is decoded.",
    wrong: '"src": "assets/panorama.png" (30000 × 30000 pixels)',
    right: '"src": "assets/panorama.png" (4000 × 4000 pixels)',
  }),
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
  "not-a-video": defineError<{ file: string }>({
    title: "a file that isn't a video",
    message: ({ file }) => `${file} isn't a video that browsers play.`,
    hint: () => "Use an MP4 file (H.264 with AAC plays everywhere) or a WebM file.",
    explanation:
      "What counts is what is in the file, not the ending of its name. Other formats must be converted first, with HandBrake for one.",
    wrong: '"src": "assets/clip.avi"',
    right: '"src": "assets/clip.mp4"',
  }),
  "not-captions": defineError<{ file: string }>({
    title: "a file that holds no captions",
    message: ({ file }) => `${file} isn't a WebVTT file: it doesn't begin with WEBVTT.`,
    hint: () => "Export the captions as WebVTT (.vtt); most programs that write .srt write these, too.",
    explanation: "WebVTT is the one form of captions that browsers show.",
    wrong: '"captions": "assets/clip.srt"',
    right: '"captions": "assets/clip.vtt"',
  }),
  "video-without-captions": defineWarning<object>({
    title: "a video without captions",
    message: () => "This video has no captions, so those who can't hear it miss what is said.",
    hint: () =>
      `Add "captions": "assets/clip.vtt". ${tellHowToAllow("video-without-captions", "If nothing is said in it")}`,
    explanation:
      "Many watch without sound, and some can't hear (WCAG 2.2, criterion 1.2.2). YouTube and most editors write captions that need but little mending.",
    wrong: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4" }',
    right: '{ "type": "video", "title": "First lap", "src": "assets/lap.mp4", "captions": "assets/lap.vtt" }',
  }),
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
  "place-in-file": defineWarning<{ file: string }>({
    title: "a file that says where it was taken",
    message: ({ file }) => `${file} says where it was taken, and is published as it is.`,
    hint: () =>
      `Save it anew without its location: most telephones and editors ask when they share or export. ${tellHowToAllow("place-in-file", "If everybody may know")}`,
    explanation:
      "Cameras and telephones write the place into every picture and video, mostly that of a home. Pictures that pages show are made anew without it; videos, and what a link leads to, are copied.",
    wrong: '"src": "assets/clip.mp4", straight from a telephone',
    right: '"src": "assets/clip.mp4", exported without its location',
  }),
};
