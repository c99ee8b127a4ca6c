/**
 * Names by which one module finds in the page what another has rendered: data attributes, unless noted otherwise. Each
 * is a constant of its own: an object would be a file to load. The head script, which imports nothing, repeats some.
 */

/** In `dev` only: the ids of the content nodes that an element shows, separated by spaces. */
export const node = "data-node";
/** On the root, while scripts run. */
export const js = "data-js";
/** On the root, when the landing overlay is to disappear. */
export const landingDone = "data-landing-done";
/** On the root: "light" or "dark"; without it, the system's mode. */
export const colorMode = "data-color-mode";
/** On the root: "paused" while endless motion is paused. */
export const motion = "data-motion";
/** On the root: the design's name. */
export const design = "data-design";
/** On the root, while a dialog is open. */
export const modal = "data-modal";
export const landing = "data-landing";
/** Useless without scripts, and shown only with them. */
export const needsJs = "data-needs-js";
/** Replaces a `needsJs` element; shown only without scripts and in print. */
export const withoutJs = "data-without-js";
/** Text for screen readers only. */
export const screenReaderOnly = "data-screen-reader-only";
/** Heading of a tab panel: visible without scripts and in print, otherwise only for screen readers. */
export const headsPanel = "data-heads-panel";
/** Useless in print. */
export const screenOnly = "data-screen-only";
/** An element that React also renders in the browser: the component's name. */
export const island = "data-island";
/** On it: its props as JSON. */
export const props = "data-props";
/** A list of lines, typed one after another if there are scripts. */
export const phrases = "data-phrases";
/** A button for one of the visitor's preferences: the preference's name. */
export const control = "data-control";
/** A dialog's entrance: "slide" or "rise". */
export const entrance = "data-entrance";
/** Title of a dialog whose content is in place on the page if nothing can open it. */
export const dialogTitle = "data-dialog-title";
/** Container of a video player: the player's URL. */
export const player = "data-player";
/** On it: the player's accessible name. */
export const playerTitle = "data-title";
/** A picture that extends to the edges of the window or of its column. */
export const edges = "data-edges";
/** Thumbnails that open large: the dialog's id. */
export const gallery = "data-gallery";
/** In that dialog: the container of the large pictures. */
export const strip = "data-strip";
/** On each large picture: its position in words. */
export const position = "data-position";
/** Where the position is announced. */
export const announcement = "data-announcement";
/** A button that steps by this many pictures. */
export const step = "data-step";
/** A picture that may be animated, with its button. */
export const moving = "data-moving";
/** The `source` of a picture's animation, which is not fetched until the picture moves. */
export const frames = "data-frames";
/**
 * Toggle buttons for the tags of the cards beside them. Their values are the tags; the first one's is "". The attribute
 * is JSON: the text that announces how many cards are shown, by plural category.
 */
export const filter = "data-filter";
/** A card that can be filtered: the indexes of its tags among those of the buttons, from 0, separated by spaces. */
export const choices = "data-choices";
/** A copy button: the text to copy; if empty, that of the element before it. */
export const copy = "data-copy";
/** On it: the announcement after copying. */
export const copyAnnouncement = "data-copy-announcement";
/** On it, for a moment after copying. */
export const copied = "data-copied";
/** On the main content of a page that shows work under its hero: on phones the hero's longer text is below that. */
export const workFirst = "data-work-first";
/** A wide element that may scroll horizontally. */
export const scrolls = "data-scrolls";
/** A card of double width. */
export const featured = "data-featured";
/** A skill level: the number. */
export const level = "data-level";
/** The search dialog: an index's address, and texts, as JSON. */
export const search = "data-search";
/** An icon that points in reading direction. */
export const points = "data-points";

/** Id of the page without the landing overlay. Ids in content never begin with an underscore. */
export const rootId = "_root";
/** Id of the page's main content. */
export const contentId = "_content";

/** Id of the search dialog. */
export const searchId = "_search";

/** Id of the live region for announcements. */
export const statusId = "_status";

/** File with a page's data, beside its document, for navigation without a reload. */
export const pageFileName = "page.json";
