/** Hue in degrees; saturation and lightness from 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function measureContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour's hue and strength, light enough for dark text on it. */
export function tintOf(color: string): string {
  return toHex({ ...toHsl(color), lightness: 0.76 });
}

/** Changes only the lightness of `color`, as little as possible, until each contrast is at least `least`. */
export function findReadable(color: string, backgrounds: readonly string[], least: number): string {
  const { hue, saturation, lightness } = toHsl(color);
  for (let step = 0; step <= 1000; step += 1) {
    for (const candidate of [lightness - step / 1000, lightness + step / 1000]) {
      if (candidate < 0 || candidate > 1) continue;
      const hex = toHex({ hue, saturation, lightness: candidate });
      if (leastContrastWith(hex, backgrounds) >= least) return hex;
    }
  }
  return leastContrastWith("#000000", backgrounds) > leastContrastWith("#ffffff", backgrounds) ? "#000000" : "#ffffff";
}

function leastContrastWith(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => measureContrast(color, background)));
}

function channels(color: string): [number, number, number] {
  const read = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [read(1), read(3), read(5)];
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function toHsl(color: string): Hsl {
  const [red, green, blue] = channels(color);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (range === 0) return { hue: 0, saturation, lightness };
  if (most === red) return { hue: 60 * (((green - blue) / range + 6) % 6), saturation, lightness };
  if (most === green) return { hue: 60 * ((blue - red) / range + 2), saturation, lightness };
  return { hue: 60 * ((red - green) / range + 4), saturation, lightness };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
