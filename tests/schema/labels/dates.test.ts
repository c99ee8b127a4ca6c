import { describe, expect, it } from "vitest";
import { formatDate, formatPeriod } from "../../../schema/entities/dates.ts";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";

describe("a period", () => {
  const jobs = [
    { start: "2021-06", end: "2025-05" },
    { start: "2024-01", end: "2024-06" },
    { start: "2021", end: "2025" },
    { start: "2024-06" },
  ];

  it.each([
    ["en", ["June 2021 – May 2025", "January 2024 – June 2024", "2021 – 2025", "June 2024 – today"]],
    ["en-IN", ["June 2021 – May 2025", "January 2024 – June 2024", "2021 – 2025", "June 2024 – today"]],
    ["de", ["Juni 2021 – Mai 2025", "Januar 2024 – Juni 2024", "2021–2025", "Juni 2024 – heute"]],
    ["bg", ["юни 2021 г. – май 2025 г.", "януари 2024 г. – юни 2024 г.", "2021 – 2025 г.", "юни 2024 г. – днес"]],
    ["ja", ["2021年6月～2025年5月", "2024年1月～2024年6月", "2021年～2025年", "2024年6月～現在"]],
    ["zh-CN", ["2021年6月 – 2025年5月", "2024年1月 – 2024年6月", "2021–2025年", "2024年6月 – 至今"]],
    ["zh-TW", ["2021年6月至2025年5月", "2024年1月至2024年6月", "2021至2025", "2024年6月至今"]],
    [
      "ru",
      ["июнь 2021 г. – май 2025 г.", "январь 2024 г. – июнь 2024 г.", "2021–2025", "июнь 2024 г. – настоящее время"],
    ],
    ["mr", ["जून २०२१ – मे २०२५", "जानेवारी २०२४ – जून २०२४", "२०२१ – २०२५", "जून २०२४ – आजपर्यंत"]],
    ["th", ["มิถุนายน 2564 – พฤษภาคม 2568", "มกราคม 2567 – มิถุนายน 2567", "พ.ศ. 2564–2568", "มิถุนายน 2567 – ปัจจุบัน"]],
  ])("in %s has its sign, its digits and its calendar, and months in full", (language, expected) => {
    expect(jobs.map((job) => formatPeriod(job, language, labelsOf(language).today)?.text)).toEqual(expected);
  });

  it("is in the calendar of content where that of the language has other months: a day alone has its like there", () => {
    expect(formatPeriod({ start: "2021-06", end: "2025" }, "fa", "")?.text).toBe("ژوئن ۲۰۲۱ تا ۲۰۲۵");
    expect(formatDate("2021-06-10", "fa").text).toBe("۲۰ خرداد ۱۴۰۰");
  });
});
