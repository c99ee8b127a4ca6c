import { toString as draw } from "qrcode";

/** Renders a QR code as an SVG without a fixed size, with the margin that scanners need (ISO/IEC 18004). */
export function renderQrCode(text: string): Promise<string> {
  return draw(text, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
}
