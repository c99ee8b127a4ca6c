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
  facts: { passOut: "Year of passing" },
  playVideo: "Play video",
  home: "Go to the home page",
  errorTitle: "Unexpected Application Error!",
} as const;
