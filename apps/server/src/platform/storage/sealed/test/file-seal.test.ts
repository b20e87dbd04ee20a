import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileDamaged } from '../../storage.ts';
import { createFileSeal, type FileSeal } from '../file-seal.ts';
import { HEADER_BYTES } from '../header.ts';

const CHUNK = 16;
const TAG = 16;
const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const OTHER = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11';
const seal = createFileSeal('a secret of thirty-two characters', CHUNK);

async function* inPieces(content: Buffer, sizes: readonly number[] = []) {
  let at = 0;
  for (const size of sizes) yield content.subarray(at, (at += size));
  yield content.subarray(at);
}
async function gather(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
const sealed = (content: Buffer, id = ID, by: FileSeal = seal) => gather(by.seal(id, inPieces(content)));
const open = (bytes: Buffer, id = ID, by: FileSeal = seal) =>
  by.open(id, { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) });
const readAll = async (bytes: Buffer, id?: string, by?: FileSeal) => gather((await open(bytes, id, by)).read());
/** Why it can't be read; null if it can. */
const refusal = (bytes: Buffer, id?: string, by?: FileSeal) =>
  readAll(bytes, id, by).then(
    () => null,
    (error: unknown) => error,
  );

const content = fc.uint8Array({ maxLength: CHUNK * 5 + 3 }).map((bytes) => Buffer.from(bytes));

describe('an encrypted file', () => {
  it('returns the original content, however it was chunked', () =>
    fc.assert(
      fc.asyncProperty(content, fc.array(fc.nat(CHUNK * 2)), async (bytes, sizes) => {
        const file = await gather(seal.seal(ID, inPieces(bytes, sizes)));
        expect((await open(file)).size).toBe(bytes.length);
        expect(await readAll(file)).toEqual(bytes);
      }),
    ));

  it('returns any part, reading only its chunks and the last', () =>
    fc.assert(
      fc.asyncProperty(
        content.filter(({ length }) => length > 0),
        fc.nat(),
        fc.nat(),
        async (bytes, one, other) => {
          const [start = 0, end = 0] = [one % bytes.length, other % bytes.length].toSorted((a, b) => a - b);
          const file = await sealed(bytes);
          let reads = 0;
          const opened = await seal.open(ID, {
            size: file.length,
            read: async (position, length) => {
              reads += 1;
              return file.subarray(position, position + length);
            },
          });
          expect(await gather(opened.read({ start, end }))).toEqual(bytes.subarray(start, end + 1));
          // The header, the last chunk, and the part.
          expect(reads).toBe(2 + Math.floor(end / CHUNK) - Math.floor(start / CHUNK) + 1);
        },
      ),
    ));

  it('is rejected if any bit was changed', () =>
    fc.assert(
      fc.asyncProperty(content, fc.nat(), fc.nat(7), async (bytes, at, bit) => {
        const file = await sealed(bytes);
        file[at % file.length] = (file[at % file.length] ?? 0) ^ (1 << bit);
        expect(await refusal(file)).toBeInstanceOf(FileDamaged);
      }),
    ));

  it('is rejected if truncated or extended', () =>
    fc.assert(
      fc.asyncProperty(content, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), async (bytes, cut, more) => {
        const file = await sealed(bytes);
        expect(await refusal(file.subarray(0, cut % file.length))).toBeInstanceOf(FileDamaged);
        expect(await refusal(Buffer.concat([file, more]))).toBeInstanceOf(FileDamaged);
      }),
    ));

  it('is rejected if whole chunks are missing at its end, before any of it is read', async () => {
    const file = await sealed(Buffer.alloc(CHUNK * 4, 'x'));
    for (const chunks of [1, 2, 3])
      await expect(open(file.subarray(0, HEADER_BYTES + chunks * (CHUNK + TAG)))).rejects.toBeInstanceOf(FileDamaged);
  });

  it('is rejected if two of its chunks were swapped', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(3), fc.nat(3), async (one, other) => {
        fc.pre(one !== other);
        const file = await sealed(Buffer.alloc(CHUNK * 4, 'the same in all'));
        const place = (index: number) => HEADER_BYTES + index * (CHUNK + TAG);
        const [first, second] = [one, other].map((index) => Buffer.from(file.subarray(place(index), place(index + 1))));
        second?.copy(file, place(one));
        first?.copy(file, place(other));
        expect(await refusal(file)).toBeInstanceOf(FileDamaged);
      }),
    ));

  it('is rejected under another name, with a chunk of another file, and with another secret', async () => {
    const bytes = Buffer.alloc(CHUNK * 2, 'x');
    const [mine, twin] = [await sealed(bytes), await sealed(bytes)];
    expect(await refusal(mine, OTHER)).toBeInstanceOf(FileDamaged);
    twin.copy(mine, HEADER_BYTES, HEADER_BYTES, HEADER_BYTES + CHUNK + TAG);
    expect(await refusal(mine)).toBeInstanceOf(FileDamaged);
    expect(await refusal(twin, ID, createFileSeal('another secret of this many letters', CHUNK))).toBeInstanceOf(
      FileDamaged,
    );
  });

  it('reveals nothing of its content, and the same content never looks the same', async () => {
    const bytes = Buffer.from('RESULTADO: POSITIVO. '.repeat(20));
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    for (const file of [one, other]) expect(file.includes('RESULTADO')).toBe(false);
    expect(one.subarray(HEADER_BYTES)).not.toEqual(other.subarray(HEADER_BYTES));
  });

  it('with an unknown key version is rejected by name', async () => {
    const file = await sealed(Buffer.from('x'));
    file.writeUInt8(9, 5);
    await expect(open(file)).rejects.toThrow('under a key (9), that is not known here');
  });

  it('is encrypted and decrypted one chunk at a time', async () => {
    let given = 0;
    async function* endless() {
      for (;;) yield Buffer.alloc(CHUNK, (given += 1));
    }
    const parts = seal.seal(ID, endless());
    for (let taken = 0; taken < 1000; taken += 1) {
      await parts.next();
      // The requested one, and the one that shows that another follows.
      expect(given - taken).toBeLessThanOrEqual(2);
    }
    await parts.return(undefined);

    const file = await sealed(Buffer.alloc(CHUNK * 1000));
    let held = 0;
    const opened = await seal.open(ID, {
      size: file.length,
      read: async (position, length) => {
        held += 1;
        return file.subarray(position, position + length);
      },
    });
    held = 0;
    let taken = 0;
    for await (const part of opened.read()) {
      taken += part.length / CHUNK;
      expect(held - taken).toBe(0);
    }
    expect(taken).toBe(1000);
  });
});
