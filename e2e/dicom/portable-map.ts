import { readFileSync } from 'node:fs';

/** A reference picture: PGM (gray) or PPM (color) of eight bits, as dcmtk writes them. */
export interface Reference {
  width: number;
  height: number;
  channels: 1 | 3;
  values: Uint8Array;
}

export function readReference(file: string): Reference {
  const bytes = readFileSync(file);
  const head = /^P([56])\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 64));
  if (!head) throw new Error(`${file} is no reference picture`);
  const [whole, kind, width, height] = head;
  return { width: Number(width), height: Number(height), channels: kind === '6' ? 3 : 1, values: bytes.subarray(whole.length) };
}

/** Largest difference of any channel between a canvas (RGBA) and a reference. */
export function largestDifference(pixels: readonly number[], { channels, values }: Reference): number {
  let largest = 0;
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const expected = values[channels === 3 ? pixel * 3 + channel : pixel] ?? Number.NaN;
      const difference = Math.abs((pixels[pixel * 4 + channel] ?? Number.NaN) - expected);
      if (!(difference <= largest)) largest = difference;
    }
  }
  return largest;
}
