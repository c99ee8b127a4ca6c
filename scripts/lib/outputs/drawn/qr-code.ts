import { toString as draw } from "qrcode";

/**
 * A QR code as an SVG drawing without size: it takes that of its frame. It has the free border that readers need, of
 * four modules (ISO/IEC 18004). Rejects where the text is too long for any code.
 */
export function renderQrCode(text: string): Promise<string> {
  return draw(text, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
}
