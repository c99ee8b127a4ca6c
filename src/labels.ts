/**
 * What views and style sheets show beside words and what every keyboard has: letters are cut to hold it, too. A test
 * holds the list to the sources.
 */
export const signs = "…·";

/** Every text of ours that reaches a visitor: names for assistive technology, and the fallback page's heading. */
export const labels = {
  skipToContent: "Skip to content",
  navigation: "Main",
  openMenu: "Open menu",
  close: "Close",
  skipGreeting: "Skip",
  colorMode: "Colour mode",
  colorModes: { system: "as the system", light: "light", dark: "dark" },
  pauseMotion: "Pause animations",
  opensNewTab: "(opens in a new tab)",
  telephone: "Telephone",
  email: "E-mail",
  location: "Location",
  facts: { passOut: "Year of passing", major: "Major", minor: "Minor" },
  today: "today",
  moved: "This page has moved",
  filterByTag: "Filter by tag",
  allTags: "All",
  shownCards: "{shown} of {all} shown",
  levels: ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"],
  ofFive: "of 5",
  code: "Code",
  table: "Table",
  formula: "Formula",
  playVideo: "Play video",
  captions: "Captions",
  pictures: "Pictures",
  picturePosition: (number: number, total: number) => `Picture ${number} of ${total}`,
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  playAnimation: "Play animation",
  required: "(required)",
  leaveEmpty: "Leave this empty",
  backToTop: "Back to top",
  copy: "Copy",
  copied: "Copied",
  home: "Go to the home page",
  errorTitle: "Unexpected Application Error!",
} as const;
