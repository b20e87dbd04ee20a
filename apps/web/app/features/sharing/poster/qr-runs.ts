import { encode } from 'uqr';

/** Quiet zone around the code, in modules, required by scanners. */
const BORDER = 4;

/** Dark modules side by side, in modules from the top left of the quiet zone. */
export interface QrRun {
  x: number;
  y: number;
  width: number;
}

/** A text as a QR code: its side in modules, quiet zone included, and its dark runs. */
export function qrRuns(text: string): { side: number; runs: QrRun[] } {
  const { data } = encode(text, { ecc: 'M', border: BORDER });
  const runs = data.flatMap((row, y) => {
    const found: QrRun[] = [];
    for (const [x, isDark] of row.entries()) {
      const last = found.at(-1);
      if (!isDark) continue;
      if (last && last.x + last.width === x) last.width++;
      else found.push({ x, y, width: 1 });
    }
    return found;
  });
  return { side: data.length, runs };
}
