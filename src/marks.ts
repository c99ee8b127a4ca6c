/**
 * The names by which one room finds in the page what another has put there: attributes, unless they say else. Each is
 * a constant by itself: an object would be a file to load. The head script, which imports nothing, repeats some.
 */

/** For owners alone: the ids of the nodes of the content that an element shows, with blanks between. */
export const node = "data-node";
/** On the root, while scripts are alive. */
export const js = "data-js";
/** On the root, once the greeting is to be gone. */
export const greeted = "data-greeted";
/** On the root: "light" or "dark", else the system's. */
export const colorMode = "data-color-mode";
/** On the root: "paused" while motion that never ends stands still. */
export const motion = "data-motion";
/** On the root: the name of its design. */
export const design = "data-design";
/** On the root, while a dialog stands over the page. */
export const modal = "data-modal";
/** The greeting. */
export const landing = "data-landing";
/** What is of no use without scripts, and is shown only with them. */
export const needsJs = "data-needs-js";
/** What stands in for that, and is shown only without scripts, and on paper. */
export const withoutJs = "data-without-js";
/** Words that only those who hear a page need. */
export const heard = "data-heard";
/** The heading of a tab's panel: seen without scripts and on paper; with them its tab is seen, and this is heard. */
export const headsPanel = "data-heads-panel";
/** What is of no use on paper. */
export const screenOnly = "data-screen-only";
/** A part that React renders in the browser, too: its name. */
export const island = "data-island";
/** What it renders it with, as JSON. */
export const props = "data-props";
/** Lines that are typed one after the other where there are scripts. */
export const phrases = "data-phrases";
/** A button for one of the visitor's settings: its name. */
export const control = "data-control";
/** A dialog: whether it comes by "slide" or by "rise". */
export const entrance = "data-entrance";
/** The title of a dialog whose text is in its place where nothing can open it. */
export const dialogTitle = "data-dialog-title";
/** Where a video's player goes: the player's address. */
export const player = "data-player";
/** The name that the player is to have. */
export const playerTitle = "data-title";
/** A picture that goes from edge to edge of the window or of its column. */
export const edges = "data-edges";
/** Pictures that open large, each a link: the id of the dialog. */
export const gallery = "data-gallery";
/** In that dialog, what holds the large pictures side by side. */
export const strip = "data-strip";
/** Of each of them, which of how many it is, in words. */
export const position = "data-position";
/** Where that is told. */
export const told = "data-told";
/** A button that goes on by so many pictures. */
export const step = "data-step";
/** A picture that may move, with its button. */
export const moving = "data-moving";
/** The source of a picture's frames, which is asked for nothing until it is to move. */
export const frames = "data-frames";
/**
 * Buttons that choose a tag, beside the cards that they choose from: their values are the tags, the first's is "". The
 * attribute says in which words it is told how many cards are shown: a text for each kind of number, as JSON.
 */
export const filter = "data-filter";
/** A card among which visitors choose: the places of its tags among those of the buttons, from 0, with spaces between. */
export const choices = "data-choices";
/** A button that copies a text: the text; that of the element before it, where it names none. */
export const copy = "data-copy";
/** On it, what is told once it has. */
export const copyTold = "data-told-copied";
/** On it, for the moment after it has. */
export const copied = "data-copied";
/** A card that has twice the room of others. */
export const featured = "data-featured";
/** How well somebody knows a thing: the number. */
export const level = "data-level";
/** A sign that points along the lines of text. */
export const points = "data-points";

/** The id of what holds the page, but for the greeting. An underscore begins no id that content may have. */
export const rootId = "_root";
/** The id of the page's own content, without what stands around it. */
export const contentId = "_content";

/** The id of what tells assistive technology of a change. */
export const statusId = "_status";

/** The file beside a page's document that holds its data, for changes of page without a reload. */
export const pageFileName = "page.json";
