import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findInOpen } from "../../../scripts/lib/content/find-in-open.ts";

const secrets = ["asha@asharao.dev", "+91 98220 12345"];

const pdf = (...streams: Uint8Array[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...streams.flatMap((stream) => [Buffer.from("1 0 obj\nstream\r\n"), stream, Buffer.from("\nendstream\nendobj\n")]),
  ]);

describe("an address that a site protects", () => {
  it.each<[string, string, Uint8Array, string | undefined]>([
    ["a text", "txt", strToU8("Write to Asha@AshaRao.dev."), "e-mail address"],
    ["a text in UTF-16", "txt", Buffer.from("asha@asharao.dev", "utf16le"), "e-mail address"],
    ["a vCard", "vcf", strToU8("TEL:+91-98220-12345"), "telephone number"],
    ["a link of a PDF", "pdf", pdf(strToU8("/URI (mailto:asha@asharao.dev)")), "e-mail address"],
    [
      "a PDF that is compressed",
      "pdf",
      pdf(deflateSync("nothing"), deflateSync("(asha@asharao.dev) Tj")),
      "e-mail address",
    ],
    [
      "a PDF behind what is damaged",
      "pdf",
      pdf(Buffer.from("x\x9cdamaged"), deflateSync("tel:+919822012345")),
      "telephone number",
    ],
    [
      "a document",
      "docx",
      zipSync({ "word/_rels/document.xml.rels": strToU8('Target="mailto:asha@asharao.dev"') }),
      "e-mail address",
    ],
    ["another text", "txt", strToU8("asha@elsewhere.dev, +91 98220 54321"), undefined],
    ["a document that is damaged", "docx", strToU8("PK, and no more"), undefined],
    ["a PDF that ends too early", "pdf", Buffer.from("%PDF-1.7\nstream\n"), undefined],
  ])("is looked for in %s", (_, ending, bytes, found) => {
    expect(findInOpen(Buffer.from(bytes), ending, secrets)).toBe(found);
  });

  it("is found in a CV as this program prints it", async () => {
    const cv = await readFile("tests/content/examples/developer/cv.pdf");
    expect(findInOpen(cv, "pdf", ["hello@noor.example"])).toBe("e-mail address");
    expect(findInOpen(cv, "pdf", ["other@noor.example"])).toBe(undefined);
  });

  it("is not looked for where a PDF would become too large", () => {
    const bomb = deflateSync(Buffer.alloc(6_000_000));
    const many = Array.from({ length: 100 }, () => bomb);
    expect(findInOpen(pdf(...many, deflateSync("asha@asharao.dev")), "pdf", secrets)).toBe(undefined);
    expect(findInOpen(pdf(bomb, deflateSync("asha@asharao.dev")), "pdf", secrets)).toBe("e-mail address");
  });
});
