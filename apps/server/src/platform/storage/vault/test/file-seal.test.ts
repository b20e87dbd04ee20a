import { randomBytes } from 'node:crypto';
import { Decrypter, Encrypter, Stanza } from 'age-encryption';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileDamaged } from '../../storage.ts';
import { BEGINNING_BYTES, FILE_KEY_BYTES } from '../age-file.ts';
import { CHUNK_BYTES as CHUNK } from '../chunks.ts';
import { openFile, sealFile } from '../file-seal.ts';

const TAG = 16;
const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const OTHER = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11';
const KEY = randomBytes(FILE_KEY_BYTES);
const RUNS = { numRuns: 40 };

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
const bytesOf = (
  file: Buffer,
  read = (position: number, length: number) => file.subarray(position, position + length),
) => ({
  size: file.length,
  read: async (position: number, length: number) => read(position, length),
  close: async () => {},
});
const sealed = (content: Buffer, id = ID, key = KEY) => gather(sealFile(key, id, inPieces(content)));
const open = (file: Buffer, id = ID, key = KEY) => openFile(key, id, bytesOf(file));
const readAll = async (file: Buffer, id?: string, key?: typeof KEY) => gather((await open(file, id, key)).read());
/** Why it can't be read; null if it can. */
const refusal = (file: Buffer, id?: string, key?: typeof KEY) =>
  readAll(file, id, key).then(
    () => null,
    (error: unknown) => error,
  );

/** Around the ends of chunks, where mistakes are. */
const content = fc
  .tuple(
    fc.nat(3),
    fc.integer({ min: -2, max: 2 }),
    fc.uint8Array({ maxLength: 5 }),
    fc.uint8Array({ minLength: 1, maxLength: 9 }),
  )
  .map(([chunks, by, end, pattern]) =>
    Buffer.concat([Buffer.alloc(Math.max(0, chunks * CHUNK + by), Buffer.from(pattern)), Buffer.from(end)]),
  );

describe('an encrypted file', () => {
  it('returns the original content, however it was chunked', () =>
    fc.assert(
      fc.asyncProperty(content, fc.array(fc.nat(CHUNK * 2), { maxLength: 4 }), async (bytes, sizes) => {
        const file = await gather(sealFile(KEY, ID, inPieces(bytes, sizes)));
        expect((await open(file)).size).toBe(bytes.length);
        expect(await readAll(file)).toEqual(bytes);
      }),
      RUNS,
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
          const opened = await openFile(
            KEY,
            ID,
            bytesOf(file, (position, length) => {
              reads += 1;
              return file.subarray(position, position + length);
            }),
          );
          expect(await gather(opened.read({ start, end }))).toEqual(bytes.subarray(start, end + 1));
          // The header, the last chunk, and the part.
          expect(reads).toBe(2 + Math.floor(end / CHUNK) - Math.floor(start / CHUNK) + 1);
        },
      ),
      RUNS,
    ));

  it('is rejected if any bit was changed', () =>
    fc.assert(
      fc.asyncProperty(content, fc.nat(), fc.nat(7), async (bytes, at, bit) => {
        const file = await sealed(bytes);
        const place = at % Math.min(file.length, BEGINNING_BYTES + 40);
        file[place] = (file[place] ?? 0) ^ (1 << bit);
        expect(await refusal(file)).toBeInstanceOf(FileDamaged);
      }),
      RUNS,
    ));

  it('is rejected if truncated or extended', () =>
    fc.assert(
      fc.asyncProperty(content, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), async (bytes, cut, more) => {
        const file = await sealed(bytes);
        expect(await refusal(file.subarray(0, cut % file.length))).toBeInstanceOf(FileDamaged);
        expect(await refusal(Buffer.concat([file, more]))).toBeInstanceOf(FileDamaged);
      }),
      RUNS,
    ));

  it('is rejected if whole chunks are missing at its end, before any of it is read', async () => {
    const file = await sealed(Buffer.alloc(CHUNK * 4, 'x'));
    for (const chunks of [1, 2, 3])
      await expect(open(file.subarray(0, BEGINNING_BYTES + chunks * (CHUNK + TAG)))).rejects.toBeInstanceOf(
        FileDamaged,
      );
  });

  it('is rejected if two of its chunks were swapped', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(3), fc.nat(3), async (one, other) => {
        fc.pre(one !== other);
        const file = await sealed(Buffer.alloc(CHUNK * 4, 'the same in all'));
        const place = (index: number) => BEGINNING_BYTES + index * (CHUNK + TAG);
        const [first, second] = [one, other].map((index) => Buffer.from(file.subarray(place(index), place(index + 1))));
        second?.copy(file, place(one));
        first?.copy(file, place(other));
        expect(await refusal(file)).toBeInstanceOf(FileDamaged);
      }),
      RUNS,
    ));

  it('is rejected under another name, with a chunk of another file, and with another key', async () => {
    const bytes = Buffer.alloc(CHUNK * 2, 'x');
    const [mine, twin] = [await sealed(bytes), await sealed(bytes)];
    expect(await refusal(mine, OTHER)).toBeInstanceOf(FileDamaged);
    twin.copy(mine, BEGINNING_BYTES, BEGINNING_BYTES, BEGINNING_BYTES + CHUNK + TAG);
    expect(await refusal(mine)).toBeInstanceOf(FileDamaged);
    expect(await refusal(twin, ID, randomBytes(FILE_KEY_BYTES))).toBeInstanceOf(FileDamaged);
  });

  it('reveals nothing of its content, and the same content never looks the same', async () => {
    const bytes = Buffer.from('RESULTADO: POSITIVO. '.repeat(20));
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    for (const file of [one, other]) expect(file.includes('RESULTADO')).toBe(false);
    expect(one.subarray(BEGINNING_BYTES)).not.toEqual(other.subarray(BEGINNING_BYTES));
  });

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, CHUNK * 2])(
    'of %i bytes is opened by the reference library for age, and its files by this one',
    async (size) => {
      const bytes = randomBytes(size);
      const decrypter = new Decrypter();
      decrypter.addIdentity({
        unwrapFileKey: (stanzas: Stanza[]) => (stanzas[0]?.args.join(' ') === `travesia-vault ${ID}` ? KEY : null),
      });
      expect(Buffer.from(await decrypter.decrypt(await sealed(bytes)))).toEqual(bytes);

      let fileKey = Buffer.alloc(0);
      const encrypter = new Encrypter();
      encrypter.addRecipient({
        wrapFileKey: (given) => {
          fileKey = Buffer.from(given);
          return [new Stanza(['travesia-vault', ID], new Uint8Array())];
        },
      });
      expect(await readAll(Buffer.from(await encrypter.encrypt(bytes)), ID, fileKey)).toEqual(bytes);
    },
  );

  it('is encrypted and decrypted one chunk at a time', async () => {
    let given = 0;
    async function* endless() {
      for (;;) yield Buffer.alloc(CHUNK, (given += 1));
    }
    const parts = sealFile(KEY, ID, endless());
    for (let taken = 0; taken < 100; taken += 1) {
      await parts.next();
      // The requested one, and the one that shows that another follows.
      expect(given - taken).toBeLessThanOrEqual(2);
    }
    await parts.return(undefined);

    const file = await sealed(Buffer.alloc(CHUNK * 100));
    let held = 0;
    const opened = await openFile(
      KEY,
      ID,
      bytesOf(file, (position, length) => {
        held += 1;
        return file.subarray(position, position + length);
      }),
    );
    held = 0;
    let taken = 0;
    for await (const part of opened.read()) {
      taken += part.length / CHUNK;
      expect(held - taken).toBe(0);
    }
    expect(taken).toBe(100);
  });
});
