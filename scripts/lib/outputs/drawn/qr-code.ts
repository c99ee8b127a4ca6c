import { create } from "qrcode";

/** The free border that readers need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as an SVG drawing without size: it takes that of its frame. Throws where the text is too long for any code. */
export function renderQrCode(text: string, color = "#000000"): string {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const whole = size + 2 * quietZone;
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; ) {
      let end = column;
      while (end < size && modules.get(row, end)) end += 1;
      if (end > column) path += `M${column + quietZone} ${row + quietZone}h${end - column}v1h-${end - column}z`;
      column = Math.max(end, column + 1);
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="M0 0h${whole}v${whole}H0z"/><path fill="${color}" d="${path}"/></svg>`,
  ].join("");
}
