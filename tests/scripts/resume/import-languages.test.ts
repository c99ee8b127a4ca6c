import { describe, expect, it } from "vitest";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { readDate } from "../../../scripts/lib/importers/json-resume/read-values.ts";

const resume = {
  basics: { name: "Ana Ruiz", label: "Ingeniera", email: "ana@ruiz.dev", summary: "Hago cargadores." },
  work: [
    {
      name: "Voltios",
      position: "Ingeniera",
      startDate: "Enero 2020",
      endDate: "Actualidad",
      url: "https://voltios.dev",
    },
  ],
  volunteer: [{ organization: "Club", position: "Guía", startDate: "2019-05" }],
  education: [{ institution: "Universidad", studyType: "Grado", endDate: "2019-06" }],
  awards: [{ title: "Premio", date: "2021-05", url: "https://premio.dev" }],
  certificates: [{ name: "Soldadura", date: "2021", url: "https://soldadura.dev" }],
  publications: [{ name: "Cargadores", releaseDate: "2022", url: "https://cargadores.dev" }],
  skills: [{ name: "Rust" }, { keywords: ["C"] }],
  languages: [{ language: "Vasco", fluency: "Nativa" }],
  interests: [{ keywords: ["Dibujo"] }],
  references: [{ reference: "Muy buena." }],
  projects: [{ name: "Almacén", url: "https://almacen.dev", startDate: "2022-01" }],
};

const importIn = (language: string) => importResume(resume, { language });

describe("an import in Spanish", () => {
  const { text, notes } = importIn("es");
  const content = JSON.parse(text);

  it("has its pages, headings and greeting in Spanish", () => {
    const titles = content.pages.map(({ title, path }: { title: string; path: string }) => `${path} ${title}`);
    expect(titles).toEqual([
      "/ Inicio",
      "/about Sobre mí",
      "/experience Experiencia",
      "/projects Proyectos",
      "/skills Habilidades",
      "/contact Contacto",
    ]);
    expect(content.landing).toMatchObject({ greeting: "Hola, soy {firstName}" });
    expect(content.pages[0].blocks[0].actions).toEqual([
      { label: "Proyectos", to: "/projects", style: "primary" },
      { label: "Contacto", to: "/contact" },
    ]);
    expect(content.footer).toMatchObject({ reach: { title: "Ponte en contacto" }, closing: "Gracias por tu visita." });
    expect(content.profile.emails[0].label).toBe("Correo electrónico");
    expect(text).toContain('"Ana Ruiz — Portafolio"');
    expect(text).toMatch(/"\{name\}: Formación, [^"]* y [^"]*\."/);
  });

  it("reads a position that goes on, and its month", () => {
    expect(text).toMatch(/"start": "2020-01"/);
    expect(text).not.toContain('"end": "Actualidad"');
    expect(notes.map(({ message }) => message)).toContain('"Enero 2020" was read as 2020-01.');
  });
});

it.each(Object.keys(catalogues))("an import in %s is sound, and has nothing of ours in English", (language) => {
  const { text } = importIn(language);
  const { diagnostics } = checkContent(new JsonText("content.json", text));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (language === "en") return;
  const english = [
    "About me",
    "In short",
    "More about me",
    "Connect with me",
    "Get in touch",
    "Thank you for",
    "What {name}",
    "How to reach",
    "See the project",
    "View the certificate",
    "Read the publication",
  ];
  expect(english.filter((words) => text.includes(words))).toEqual([]);
});

describe("a date in a résumé", () => {
  it.each([
    ["Enero 2020", "es", "2020-01"],
    ["enero de 2020", "es", "2020-01"],
    ["März 2021", "de", "2021-03"],
    ["1. März 2021", "de", "2021-03-01"],
    ["Mär. 2021", "de", "2021-03"],
    ["août 2019", "fr", "2019-08"],
    ["2020年1月", "zh-Hans", "2020-01"],
    ["2020년 3월", "ko", "2020-03"],
    ["сентябрь 2018", "ru", "2018-09"],
    ["сентября 2018", "ru", "2018-09"],
    ["listopad 2018", "pl", "2018-11"],
    ["červen 2018", "cs", "2018-06"],
    ["يناير 2020", "ar", "2020-01"],
    ["जून २०२१", "hi", "2021-06"],
    ["มกราคม 2563", "th", "2020-01"],
    ["tháng 6 năm 2021", "vi", "2021-06"],
    // Without a language, a date is read if no two languages disagree about it.
    ["settembre 2017", "en", "2017-09"],
    ["May 2019", "de", "2019-05"],
  ])("%s in %s is %s", (text, language, expected) => {
    expect(readDate(text, language).value).toBe(expected);
  });

  it.each(["heute", "bis heute", "Actualidad", "presente", "至今", "現在", "по настоящее время", "Present", "–"])(
    "%s means that it goes on",
    (text) => {
      expect(readDate(text, "en")).toEqual({});
    },
  );
});

describe("a résumé without --language", () => {
  it("is read in one of its languages, and says in which others it is written", () => {
    const basics = {
      name: "Ana Ruiz",
      label: { es: "Ingeniera", en: "Engineer" },
      summary: { es: "Hola.", en: "Hi." },
    };
    const read = (language?: string) => importResume({ basics }, { language });
    expect(JSON.parse(read().text)).toMatchObject({ site: { language: "es" }, profile: { role: "Ingeniera" } });
    expect(JSON.parse(read("en").text)).toMatchObject({ site: { language: "en" }, profile: { role: "Engineer" } });
    expect(read().notes).toContainEqual({
      path: "basics.label",
      message: "has texts in es, en; those in es were read. For others: --language.",
      shared: undefined,
    });
    expect(read().values).toEqual({ all: 3, lost: 0 });
  });

  it.each([
    ["ja", "エンジニアです。充電器を作ります。"],
    ["ko", "저는 충전기를 만드는 엔지니어입니다."],
    ["zh-Hans", "我是一名前端工程师，喜欢 JavaScript。"],
    ["en", "Ich baue Ladegeräte."],
  ])("is in %s, as far as its script tells that", (language, summary) => {
    expect(importResume({ basics: { name: "Ana", summary } }, {}).language).toBe(language);
  });
});
