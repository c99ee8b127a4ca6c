const own =
  "An object of React, Chakra, Lenis, MiniSearch or of pages' data has a member of this name, which is not the platform's.";
const pointer = "Systems without a pointer have no use for it.";
const program = "It is for programs, and those that read it know it.";

/**
 * What built sites use beyond the floor and without a condition around it, by its path in MDN's data, and why a page is
 * whole without it. Each is used: what is not has to go.
 */
export const excused: Record<string, string> = {
  // What is written in style sheets.
  "css.selectors.details-content": "Items open at once, without motion. On paper a script opens them.",
  "css.properties.interpolate-size": "Items open at once, without motion.",
  "css.properties.interpolate-size.allow-keywords": "Items open at once, without motion.",
  "css.properties.content-visibility": "Items far down a long list are laid out, too: slower, and the same.",
  "css.properties.content-visibility.auto": "Items far down a long list are laid out, too: slower, and the same.",
  "css.properties.content-visibility.visible": "It undoes on paper what is not there.",
  "css.properties.contain-intrinsic-block-size": "It says how high that is which is not laid out; all is.",
  "css.selectors.has":
    "On paper a link of an icon keeps its frame; a picture from edge to edge is as wide as the text.",
  "css.properties.scrollbar-gutter": "A page is wider by a scrollbar where nothing scrolls.",
  "css.properties.scrollbar-gutter.stable": "A page is wider by a scrollbar where nothing scrolls.",
  "css.properties.scrollbar-gutter.auto": "It undoes behind a dialog what is not there.",
  "css.selectors.modal": "A dialog of the poster has no shadow.",
  "css.properties.hyphens": "Long words aren't hyphenated: the largest letters are small enough for the longest.",
  "css.properties.hyphenate-limit-chars": "Short words may be hyphenated, too.",
  "css.properties.backdrop-filter": "It undoes beside a page what is not there.",
  "css.properties.backdrop-filter.none": "It undoes beside a page what is not there.",
  "css.properties.text-wrap": "Headings are broken into lines as any text.",
  "css.properties.text-wrap.balance": "Headings are broken into lines as any text.",
  "css.properties.text-wrap.pretty": "Headings are broken into lines as any text.",
  "css.properties.translate": "A greeting that is sent off is gone at once: its visibility sees to that.",
  "css.properties.text-size-adjust": "A phone on its side shows text as large as it likes; all of it is there.",
  "css.properties.user-select": "Words that nobody sees can be selected.",
  "css.properties.break-after.avoid": "A heading may stand at a sheet's end.",
  "css.properties.font-family.math": "The next fonts of the list are known by their names, and any has the letters.",
  "css.properties.container-type": "A picture that goes from edge to edge is as wide as the text around it.",
  "css.properties.container-type.inline-size":
    "A picture that goes from edge to edge is as wide as the text around it.",
  "css.at-rules.container": "A card that has a row to itself shows its picture over its words.",
  "css.properties.animation-range": "It stands where timelines of a view are known, of which it is a part.",
  "css.properties.scroll-snap-stop": "A swipe may pass over a picture of a gallery.",
  "css.properties.scroll-snap-stop.always": "A swipe may pass over a picture of a gallery.",
  "css.properties.scrollbar-width": "Large pictures have a scrollbar under them.",
  "css.properties.scrollbar-width.thin": "A rail that is higher than its window has a wide scrollbar.",
  "css.properties.scrollbar-width.none": "Large pictures have a scrollbar under them.",
  "css.at-rules.font-face.size-adjust": "Lines may move when letters come: what stands in for them has its own widths.",
  "css.at-rules.font-face.ascent-override": "Lines may move when letters come: what stands in has its own heights.",
  "css.at-rules.font-face.descent-override": "Lines may move when letters come: what stands in has its own heights.",
  "css.at-rules.font-face.line-gap-override": "Lines may move when letters come: what stands in has its own heights.",
  "css.at-rules.page": "Sheets have the margins of the browser.",
  "css.types.color.color-mix": "What is selected has the browser's own colour.",
  "css.selectors.selection": pointer,
  "css.properties.cursor.pointer": pointer,
  "css.properties.resize": pointer,
  "css.properties.resize.vertical": pointer,

  // What is written in documents.
  "html.elements.button.command": "A script does the same.",
  "html.elements.button.commandfor": "A script does the same.",
  "html.elements.img.fetchpriority": "Pictures are loaded in the browser's own order.",
  "html.elements.link.rel.icon": program,
  "html.elements.link.rel.manifest": program,
  "html.elements.meta.name.viewport": program,
  "http.headers.Content-Security-Policy.require-trusted-types-for": "The rest of the policy holds.",
  "http.headers.Content-Security-Policy.trusted-types": "The rest of the policy holds.",
  "http.headers.Content-Security-Policy.style-src-attr": "Styles in attributes are left out; no text depends on one.",

  // What scripts call.
  "api.TouchEvent.changedTouches": "Lenis reads it of a touch alone.",
  "api.TouchEvent.targetTouches": "Lenis reads it of a touch alone.",
  "api.ViewTransition.skipTransition": "React has one only where transitions are known.",
  "api.Window.navigation": "React asks for its type before.",
  "api.AnimationEvent.animation": own,
  "api.CSSPseudoElement.element": own,
  "api.CloseWatcher.destroy": own,
  "api.Directory.path": own,
  "api.GPUDevice.queue": own,
  "api.LayoutShiftAttribution.node": own,
  "api.ML.createContext": own,
  "api.Navigation.transition": own,
  "api.Notification.image": own,
  "api.Observable.toArray": own,
  "api.SpeechRecognition.phrases": own,
  "api.USBInterface.alternate": own,
  "api.XRRenderState.layers": own,
  "javascript.builtins.ArrayBuffer.resize": own,
  "javascript.builtins.AsyncDisposableStack.use": own,
  "javascript.builtins.Intl.Locale.variants": own,
};
