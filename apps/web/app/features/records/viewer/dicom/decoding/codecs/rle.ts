import type { FrameShape } from '../frame-shape.ts';

/** PS3.5 annex G: runs of bytes, a segment for each byte of a pixel, the most significant one first. */
export async function decode(encoded: Uint8Array, { rows, columns, samples, bytes }: FrameShape): Promise<Uint8Array> {
  const view = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  const pixels = rows * columns;
  const segments = samples * bytes;
  if (view.getUint32(0, true) !== segments) throw new Error('the frame differs from its header');
  const decoded = new Uint8Array(pixels * segments);
  for (let segment = 0; segment < segments; segment += 1) {
    const start = view.getUint32(4 + segment * 4, true);
    const end = segment + 1 < segments ? view.getUint32(8 + segment * 4, true) : encoded.length;
    const sample = Math.floor(segment / bytes);
    // Little endian: the first segment of a sample is its last byte.
    const first = sample * bytes + (bytes - 1 - (segment % bytes));
    unpack(encoded.subarray(start, end), decoded, { first, step: segments, pixels });
  }
  return decoded;
}

function unpack(
  segment: Uint8Array,
  decoded: Uint8Array,
  { first, step, pixels }: { first: number; step: number; pixels: number },
): void {
  let done = 0;
  let at = 0;
  while (done < pixels) {
    const control = segment[at];
    if (control === undefined) throw new Error('the frame ends early');
    at += 1;
    if (control === 128) continue;
    const isRun = control > 128;
    const count = Math.min(isRun ? 257 - control : control + 1, pixels - done);
    for (let index = 0; index < count; index += 1) {
      decoded[first + (done + index) * step] = segment[isRun ? at : at + index] ?? 0;
    }
    at += isRun ? 1 : control + 1;
    done += count;
  }
}
