import { toString as draw } from "qrcode";

/** A QR code as an SVG drawing that takes its frame's size, with the free border that readers need (ISO/IEC 18004). */
export function renderQrCode(text: string): Promise<string> {
  return draw(text, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
}
