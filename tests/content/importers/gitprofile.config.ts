// A made-up person, in the form of GitProfile; parts of it would be computed.
const user = "asha-rao";

const CONFIG = {
  github: { username: user, sortBy: "stars" },
  base: "/",
  seo: { title: "Portfolio of Asha Rao", description: `Firmware ${"engineer"}` },
  social: {
    linkedin: "asha-rao",
    x: "",
    mastodon: "asha@mastodon.example",
    stackoverflow: "1/asha-rao",
    website: "https://asha.example",
    phone: "+91 98765 43210",
    email: process.env.EMAIL,
  },
  resume: { fileUrl: "https://asha.example/resume.pdf" },
  skills: ["Rust", "C"],
  experiences: [
    {
      company: "Volt Labs",
      position: "Firmware engineer",
      from: "June 2022",
      to: "Present",
      companyLink: "https://volt.example",
    },
  ] satisfies object[],
  certifications: [{ name: "CKA", body: "Of Kubernetes", year: "March 2022", link: "https://cka.example" }],
  educations: [{ institution: "COEP", degree: "B.E.", from: "2018", to: "2022" }],
  publications: [
    {
      title: "On charge",
      conferenceName: "",
      journalName: "Cells and Systems",
      authors: "Asha Rao, Meera Joshi",
      link: "https://paper.example",
      description: "How cells share.",
    },
  ],
  projects: {
    external: {
      header: "My Projects",
      projects: [
        {
          title: "Lab Stock",
          description: "Where the last screw went.",
          imageUrl: "https://lab.example/stock.png",
          link: "https://lab.example",
        },
      ],
    },
  },
  footer: `Made with <a href="https://gitprofile.example">GitProfile</a>`,
};

export default CONFIG;
