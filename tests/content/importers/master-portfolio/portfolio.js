// A made-up person, in the shape of masterPortfolio.
const settings = { isSplash: true };
const seo = { title: "Asha's Portfolio", og: { type: "website" } };
const greeting = {
  title: "Asha Rao",
  logo_name: "AshaRao",
  nickname: "volt",
  subTitle: "Builds chargers that a workshop can repair.",
  resumeLink: "https://asha.example/resume.pdf",
  githubProfile: "https://github.com/asha-rao",
};
const socialMediaLinks = [
  { name: "LinkedIn", link: "https://www.linkedin.com/in/asha-rao/", backgroundColor: "#0077B5" },
  { name: "Gmail", link: "mailto:asha@volt.example", backgroundColor: "#D14836" },
];
const skills = {
  data: [
    {
      title: "Firmware",
      fileName: "FirmwareImg",
      skills: ["⚡ Balancers", "⚡ Bootloaders"],
      softwareSkills: [{ skillName: "Rust", style: { color: "#fff" } }, { skillName: "C" }],
    },
  ],
};
const competitiveSites = { competitiveSites: [{ siteName: "LeetCode", profileLink: "https://leetcode.com/asha-rao/" }] };
const degrees = {
  degrees: [
    {
      title: "COEP",
      subtitle: "B.E., Electronics",
      logo_path: "coep.png",
      alt_name: "COEP",
      duration: "2018 - 2022",
      descriptions: [
        "⚡ Taught circuits.","⚡ Wrote about balancers."],
      website_link: "https://coep.example",
    },
  ],
};
const certifications = {
  certifications: [
    { title: "CKA", subtitle: "- Of Kubernetes", alt_name: "CNCF", certificate_link: "https://cka.example", color_code: "#fff" },
  ],
};
const experience = {
  title: "Experience",
  subtitle: "Work and more",
  sections: [
    {
      title: "Work",
      work: true,
      experiences: [
        {
          title: "Firmware engineer",
          company: "Volt Labs",
          company_url: "https://volt.example",
          logo_path: "volt.png",
          duration: "June 2022 - Present",
          location: "Pune",
          description: "Chargers for bicycles.",
          color: "#000",
        },
      ],
    },
    {
      title: "Volunteering",
      experiences: [{ title: "Host", company: "Repair café", duration: "Jan 2019 - Dec 2019", description: "Lamps." }],
    },
  ],
};
const publications = {
  data: [
    {
      id: "on-charge",
      name: "On charge",
      createdAt: "2023-07-02T00:00:00Z",
      description: "How cells share.",
      url: "https://paper.example",
    },
  ],
};
const contactPageData = {
  contactSection: { title: "Write", description: "Within a day." },
  blogSection: { title: "Notebook", link: "https://notes.example" },
  addressSection: { title: "Address", locality: "Pune", streetAddress: "1 Volt Road", postalCode: "411001" },
  phoneSection: { title: "", subtitle: "+91 98765 43210" },
};

module.exports = {
  settings,
  seo,
  greeting,
  socialMediaLinks,
  skills,
  competitiveSites,
  degrees,
  certifications,
  experience,
  publications,
  contactPageData,
};
