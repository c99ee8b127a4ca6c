import { z } from "zod";
import { chatApp, icon, linkKind } from "../links.ts";
import { entry, object } from "../object.ts";
import { image } from "../pictures/image.ts";
import { alt, email, href, id, label, name, phone } from "../primitives.ts";

export const profile = object({
  name: name.meta({ description: "Your full name." }),
  firstName: name.optional().meta({ description: "What to call you; the first word of your name if left out." }),
  role: label.meta({ description: "What you are, in a few words." }),
  location: name.optional().meta({ description: "The town and country you live in." }),
  photo: image.optional().meta({ description: "Your photo, and what it shows." }),
  photoShape: z.enum(["round", "square"]).optional().meta({
    description: "The shape of your photo on the pages. If you leave it out, it is as the design has it.",
  }),
  phone: phone.optional(),
  chat: object({
    app: chatApp,
    label: alt.meta({ description: "The link's name, for those who can't see its icon." }),
  })
    .optional()
    .meta({ description: "A chat app that reaches you under your telephone number." }),
  emails: z
    .array(
      entry({
        id: id.meta({ description: "A short name of your choice, by which blocks refer to this address." }),
        label: label.meta({ description: "What the address is for." }),
        address: email,
      }).meta({ title: "E-mail address", description: "One of your e-mail addresses." }),
    )
    .meta({ entry: "e-mail", description: "Your e-mail addresses; `[]` for none." }),
  links: z
    .array(
      entry({
        id: id.meta({ description: "A short name of your choice, by which blocks refer to this link." }),
        kind: linkKind,
        icon: icon.optional().meta({
          description:
            "Another icon than the one of its kind: any of https://simpleicons.org, by its name there. With it a network that has no kind of its own here is a `website`.",
        }),
        label: alt.meta({ description: "The link's name, for those who can't see its icon." }),
        href: href.meta({
          description:
            "The full web address of your profile; of a résumé it may be a file of yours (`assets/resume.pdf`), of an e-mail `mailto:you@example.com`.",
          examples: ["https://github.com/your-name"],
        }),
      }).meta({ title: "Profile link", description: "A link to one of your profiles elsewhere." }),
    )
    .meta({ entry: "link", description: "Your profiles elsewhere, such as LinkedIn and GitHub; `[]` for none." }),
}).meta({
  description: "You. What stands here need be said nowhere else: the blocks of your pages refer to it.",
  examples: [
    {
      name: "Your Name",
      firstName: "Name",
      role: "Electronics student and developer",
      location: "Pune, India",
      photo: { src: "assets/photo.png", alt: "Portrait of {name}" },
      phone: "+91 00000 00000",
      chat: { app: "whatsapp", label: "WhatsApp" },
      emails: [{ id: "work", label: "Work e-mail", address: "you@example.com" }],
      links: [{ id: "github", kind: "github", label: "GitHub", href: "https://github.com/your-name" }],
    },
  ],
});

export type ProfileContent = z.output<typeof profile>;
