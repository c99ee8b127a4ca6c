/** The pages: their addresses, titles, headings and links. */
export const pages = [
  { path: "/", title: "Your Name — Portfolio", heading: "Your Name", link: "HOME" },
  { path: "/about/", title: "About me · Your Name — Portfolio", heading: "ABOUT ME", link: "ABOUT" },
  { path: "/project/", title: "Projects · Your Name — Portfolio", heading: "PROJECTS", link: "PROJECTS" },
  {
    path: "/skills/",
    title: "Skills & expertise · Your Name — Portfolio",
    heading: "SKILLS & EXPERTISE",
    link: "EXPERTIES",
  },
  { path: "/contact/", title: "Contact · Your Name — Portfolio", heading: "Contact Me", link: "CONTACT" },
] as const;
