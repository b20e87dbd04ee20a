import { expect, it } from 'vitest';
import { decode } from '../decoding/codecs/rle.ts';

const frame = (...segments: number[][]) => {
  const head = new DataView(new ArrayBuffer(64));
  head.setUint32(0, segments.length, true);
  let at = 64;
  segments.forEach((segment, index) => {
    head.setUint32(4 + index * 4, at, true);
    at += segment.length;
  });
  return Uint8Array.from([...new Uint8Array(head.buffer), ...segments.flat()]);
};
const shape = { rows: 1, columns: 4, samples: 1, bytes: 1, bitsStored: 8, isSigned: false } as const;

it('unpacks runs, literals and fillers', async () => {
  expect(await decode(frame([254, 7, 128, 0, 9]), shape)).toEqual(Uint8Array.of(7, 7, 7, 9));
});

it('puts the bytes of a value together, the most significant one last', async () => {
  const words = await decode(frame([3, 1, 2, 3, 4], [253, 9]), { ...shape, bytes: 2, bitsStored: 16 });
  expect([...new Uint16Array(words.buffer)]).toEqual([0x0109, 0x0209, 0x0309, 0x0409]);
});

it.each([
  ['ends early', frame([3, 1, 2])],
  ['has another number of segments', frame([253, 1], [253, 1])],
  ['has no head', Uint8Array.of(1)],
])('refuses what %s', async (_what, bytes) => {
  // A literal may reach beyond its segment: what is not there is dark.
  const outcome = await decode(bytes, { ...shape, columns: 8 }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Error);
});
