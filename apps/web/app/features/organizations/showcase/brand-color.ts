const LIGHT = '#ffffff';
const DARK = '#10201b';
/** WCAG 2.2 AA for text. */
const LEAST_CONTRAST = 4.5;

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colors. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export interface BrandColors {
  background: string;
  /** The more readable of light and dark. */
  text: string;
  ratio: number;
  isReadable: boolean;
}

/** A brand color with the text color that is readable on it; null if it is no color. */
export function brandColors(color: string): BrandColors | null {
  if (!isColor(color)) return null;
  const [text = LIGHT] = [LIGHT, DARK].toSorted((one, other) => contrastOf(color, other) - contrastOf(color, one));
  const ratio = contrastOf(color, text);
  return { background: color, text, ratio, isReadable: ratio >= LEAST_CONTRAST };
}
