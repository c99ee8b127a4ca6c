// A made-up person, in the shape of developerFolio.
import emoji from "react-easy-emoji";
import splash from "./assets/lottie/splash";

const splashScreen = { enabled: true, animation: splash };
const greeting = {
  username: "Asha Rao",
  title: "Hello, here is Asha",
  subTitle: emoji("Builds chargers 🔋 that a workshop can repair."),
  resumeLink: "https://asha.example/resume.pdf",
  displayGreeting: true,
};
const socialMediaLinks = {
  github: "https://github.com/asha-rao",
  linkedin: "https://www.linkedin.com/in/asha-rao/",
  gmail: "asha@volt.example",
  display: true,
};
const skillsSection = {
  title: "What I build",
  subTitle: "From cells to carts",
  skills: [emoji("⚡ Firmware that can be read"), "⚡ Boards that can be mended"],
  softwareSkills: [{ skillName: "Rust", fontAwesomeClassname: "fab fa-rust" }, { skillName: "C" }],
};
const educationInfo = {
  schools: [
    {
      schoolName: "COEP",
      logo: require("./assets/coep.png"),
      subHeader: "B.E., Electronics",
      duration: "August 2018 - May 2022",
      desc: "Wrote about balancers.",
      descBullets: ["Robotics club"],
    },
  ],
};
const techStack = { viewSkillBars: true, experience: [{ Stack: "Firmware", progressPercentage: "90%" }] };
const workExperiences = {
  display: true,
  experience: [
    { role: "Firmware engineer", company: "Volt Labs", date: "June 2022 – Present", desc: "Chargers for bicycles." },
  ],
};
const bigProjects = {
  title: "Large things",
  projects: [
    {
      image: require("./assets/stock.webp"),
      projectName: "Lab Stock",
      projectDesc: "Where the last screw went.",
      footerLink: [{ name: "Visit it", url: "https://lab.example" }],
    },
  ],
};
const achievementSection = {
  achievementsCards: [{ title: "First prize", subtitle: "State exhibition", footerLink: [] }],
};
const talkSection = { talks: [{ title: "Charge for everybody", subtitle: "Pune 2023" }], display: true };
const podcastSection = { podcast: ["https://pod.example/1"], display: false };
const contactInfo = { title: "Write", number: "+91 98765 43210", email_address: "asha@volt.example" };
const isHireable = process.env.HIRE === "yes";

export {
  splashScreen,
  greeting,
  socialMediaLinks,
  skillsSection,
  educationInfo,
  techStack,
  workExperiences,
  bigProjects,
  achievementSection,
  talkSection,
  podcastSection,
  contactInfo,
  isHireable,
};
