import type { StringNode } from "../../../document/content-node.ts";
import { defineError, defineWarning, describeMissingFile, ifMeant } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import { hintToMeantFile, rewriteFileName, rewriteText } from "../../../messages/rewrite.ts";
import { findAsset, findBeside, leavesFolder, ownFileOf } from "../../content-index/own-files.ts";
import type { AssetFacts, FoundFacts } from "../../disk.ts";
import { defineRule } from "../../rule.ts";
import { checkCopied } from "./copied-file.ts";

/** Larger than what phones take: 4032 pixels on the longer side, and up to 10 MB. */
const mostBytes = 12_000_000;
const longestSide = 8000;

/** Why a valid file isn't a picture. */
const otherKinds = { video: "it is a video", captions: "it holds captions" };

/** Pictures, videos and captions exist under exactly their names, in the content's folder, and have the right type. */
export const shownFiles = defineRule({
  messages: {
    "missing-asset": defineError<{ file: string; near: string | undefined; own: string | undefined; what: string }>({
      title: "a picture or video that isn't there",
      message: ({ file, own }) => describeMissingFile(file, own),
      hint: ({ file, near, what }) =>
        /[\t\n\f\b\r]/.test(file)
          ? "A backslash and the letter after it are one character of JSON: \\t is a tab. Write / between folders."
          : near
            ? hintToMeantFile(file, near)
            : `Put the ${what} there, or write the name of one that is there. Names are looked up from the content file's folder.`,
      fix: ({ file, near }) => rewriteFileName(file, near),
      explanation: "Pictures and videos are named from the folder in which content.json stands.",
      wrong: '"src": "assets/foto.png"',
      right: '"src": "assets/photo.png"',
    }),
    "asset-outside": defineError<{ file: string; near: string | undefined; isByName: boolean }>({
      title: "a picture outside the content's folder",
      message: ({ file, isByName }) =>
        isByName
          ? `${file} leads out of the folder of content.json, from which names are looked up.`
          : `${file} is outside the folder of content.json: a link in the file system leads there.`,
      hint: ({ near }) =>
        near
          ? `Write "${near}".`
          : "Copy the picture into the folder, for example into assets/, and name it from there.",
      fix: ({ file, near }) => rewriteText(file, near, false),
      explanation:
        "The site is built from this folder alone, so that it builds the same on every machine and nothing private is published by accident.",
      wrong: '"src": "assets/../../photo.png"',
      right: '"src": "assets/photo.png"',
    }),
    "not-an-image": defineError<{ file: string; reason: string }>({
      title: "a file that isn't a picture",
      message: ({ file, reason }) => `${file} isn't a picture that can be shown: ${reason}.`,
      hint: ({ reason }) =>
        reason.includes("HEIC")
          ? 'It has the format of iPhones: export it as JPEG, or choose Settings → Camera → Formats → "Most Compatible" for the next pictures.'
          : "Use a PNG, JPEG, WebP, AVIF, GIF or SVG file. If it should be one, save it again from the program that made it.",
      explanation:
        "What counts is what is in the file, not the ending of its name. Camera formats such as HEIC must be exported first.",
      wrong: '"src": "assets/photo.docx"',
      right: '"src": "assets/photo.png"',
    }),
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
    "large-image": defineWarning<{ file: string; size: string; limit: string }>({
      title: "a picture larger than it need be",
      message: ({ file, size, limit }) => `${file} has ${size}; more than ${limit} is never needed.`,
      hint: () => "Make the picture smaller before you put it here: 2000 pixels of width are plenty.",
      explanation:
        "Large pictures make the site slow to build and the project slow to copy, and no visitor sees the difference.",
      wrong: "assets/photo.png (40 MB, 9000 × 6000 pixels)",
      right: "assets/photo.jpg (0.4 MB, 2000 × 1500 pixels)",
    }),
    "not-a-video": defineError<{ file: string }>({
      title: "a file that isn't a video",
      message: ({ file }) => `${file} isn't a video that browsers play.`,
      hint: () => "Use an MP4 file (H.264 with AAC plays everywhere) or a WebM file.",
      explanation:
        "What counts is what is in the file, not the ending of its name. Other formats must be converted first, with HandBrake for one.",
      wrong: '{ "type": "video", "src": "assets/clip.avi" }',
      right: '{ "type": "video", "src": "assets/clip.mp4" }',
    }),
    "quicktime-video": defineWarning<{ file: string }>({
      title: "a video that some browsers don't play",
      message: ({ file }) =>
        `${file} is a QuickTime film (.mov), as iPhones and Macs save them; many browsers can't play it.`,
      hint: () => "Save it as MP4 (H.264), in QuickTime Player or with HandBrake.",
      allow: ifMeant,
      explanation:
        "Safari plays QuickTime films. Chrome and Firefox play some of them, and of others only the sound, or nothing.",
      wrong: '{ "type": "video", "src": "assets/clip.mov" }',
      right: '{ "type": "video", "src": "assets/clip.mp4" }',
    }),
    "not-captions": defineError<{ file: string }>({
      title: "a file that holds no captions",
      message: ({ file }) => `${file} isn't a WebVTT file: it doesn't begin with WEBVTT.`,
      hint: () => "Export the captions as WebVTT (.vtt); most programs that write .srt write these, too.",
      explanation: "WebVTT is the one form of captions that browsers show.",
      wrong: '"captions": "assets/clip.srt"',
      right: '"captions": "assets/clip.vtt"',
    }),
  },
  create({ index, assets, disk, report, add }) {
    /** Looks up a file. Reports it if it isn't there under exactly its name, or is outside the content's folder. */
    function lookUp(value: StringNode): FoundFacts | undefined {
      const { text: file } = value;
      const isByName = leavesFolder(file);
      const facts: AssetFacts | undefined = isByName ? { status: "outside" } : assets(file);
      const beside = () => findBeside(value, file, index, disk);
      switch (facts?.status) {
        case "missing":
          report("missing-asset", value, {
            file,
            near: beside() ?? findAsset(file, disk) ?? facts.near,
            own: ownFileOf(value, index),
            what: value.kind === "videoFile" ? "video" : value.kind === "captionsFile" ? "captions" : "picture",
          });
          return undefined;
        case "other-case":
          add(find("asset-case", value, { file, near: facts.near }));
          return undefined;
        case "outside":
          report("asset-outside", value, { file, near: beside(), isByName });
          return undefined;
        case "unusable":
          add(find("unusable-file", value, { file, reason: facts.reason, near: undefined }));
          return undefined;
        default:
          return facts;
      }
    }

    return {
      file(value) {
        const facts = lookUp(value);
        const { text: file } = value;
        if (facts?.status === "image") {
          const { bytes, width, height, format } = facts;
          if (Math.max(width, height) > longestSide && format !== "svg") {
            const size = `${width} × ${height} pixels`;
            report("large-image", value, { file, size, limit: `${longestSide} pixels` });
          } else if (bytes > mostBytes)
            report("large-image", value, { file, size: `${(bytes / 1_000_000).toFixed(1)} MB`, limit: "12 MB" });
        } else if (facts?.status === "too-large") report("too-many-pixels", value, { file, reason: facts.reason });
        else if (facts) {
          const reason = facts.status === "not-image" ? facts.reason : otherKinds[facts.status];
          report("not-an-image", value, { file, reason });
        }
      },
      videoFile(value) {
        const facts = lookUp(value);
        const { text: file } = value;
        if (facts?.status === "video") {
          add(...checkCopied(file, facts, value));
          if (facts.format === "mov") report("quicktime-video", value, { file });
        } else if (facts) report("not-a-video", value, { file });
      },
      captionsFile(value) {
        const facts = lookUp(value);
        if (facts && facts.status !== "captions") report("not-captions", value, { file: value.text });
      },
    };
  },
});
