import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../../testing/s3-server.ts';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Blobs } from '../blobs/blobs.ts';
import { createLocalBlobs } from '../blobs/local-blobs.ts';
import { createS3Blobs } from '../blobs/s3-blobs.ts';
import { fileKeys } from '../keys/file-keys.tables.ts';
import { createWrappingKeys } from '../keys/wrapping-keys.ts';
import { FileDamaged, FileExists, FileTooLarge, type Storage } from '../storage.ts';
import { createVault } from '../vault/vault.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const BUCKET = 'travesia-files';

let folder: string;
let s3: TestS3;
let database: Database;
beforeAll(async () => {
  s3 = await startS3(BUCKET);
  database = await openTestDatabase();
});
afterAll(async () => {
  await s3.close();
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'travesia-storage-'));
  s3.objects.clear();
  s3.calls.length = 0;
  await database.db.delete(fileKeys);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const vault = (blobs: Blobs, secret: string) => createVault(database, blobs, createWrappingKeys([], secret));
const inBucket = (secret: string, bucket = BUCKET) =>
  vault(
    createS3Blobs({
      bucket,
      endpoint: s3.endpoint,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    }),
    secret,
  );

describe.each([
  ['on the disk', (secret: string) => vault(createLocalBlobs(folder), secret)],
  ['in a bucket', inBucket],
])('storage %s', (_where, open: (secret: string) => Storage) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open('of this test');
  });
  const put = (content: string, maxBytes = 1000) => storage.put(ID, Readable.from([Buffer.from(content)]), maxBytes);
  const read = async (range?: { start: number; end: number }) => {
    const found = await storage.get(ID, range);
    return found && text(found.content);
  };

  it('returns what was stored, with size and hash', async () => {
    expect(await put('hello')).toEqual({
      size: 5,
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    });
    expect(await read()).toBe('hello');
    expect(await storage.stat(ID)).toEqual({ size: 5 });
  });

  it('stores an empty file', async () => {
    expect((await put('')).size).toBe(0);
    expect([await read(), await storage.stat(ID)]).toEqual(['', { size: 0 }]);
  });

  it('returns a part, both ends included', async () => {
    await put('hello');
    expect(await read({ start: 1, end: 3 })).toBe('ell');
  });

  it.each([[{ start: 0, end: 5 }], [{ start: 3, end: 2 }], [{ start: -1, end: 2 }], [{ start: 0.5, end: 2 }]])(
    'rejects the part %j of five bytes',
    async (range) => {
      await put('hello');
      await expect(storage.get(ID, range)).rejects.toThrow(RangeError);
    },
  );

  it('returns any part of a file of many megabytes', async () => {
    const whole = Buffer.alloc(12 * 1024 * 1024);
    for (let at = 0; at < whole.length; at += 4) whole.writeUInt32BE(at, at);
    const pieces = Array.from({ length: 12 }, (_, at) => whole.subarray(at * 1024 * 1024, (at + 1) * 1024 * 1024));
    expect((await storage.put(ID, Readable.from(pieces), whole.length)).size).toBe(whole.length);
    const found = await storage.get(ID);
    expect(found && whole.equals(await buffer(found.content))).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [65_530, 65_545],
      [1_048_570, 3_145_730],
      [whole.length - 3, whole.length - 1],
    ] as const) {
      const part = await storage.get(ID, { start, end });
      expect(part && whole.subarray(start, end + 1).equals(await buffer(part.content))).toBe(true);
    }
  });

  it('returns null for unknown files, and deletes once', async () => {
    expect([await read(), await storage.stat(ID), await storage.delete(ID)]).toEqual([null, null, false]);
    await put('hello');
    expect([await storage.delete(ID), await storage.delete(ID), await read()]).toEqual([true, false, null]);
  });

  it('never changes a stored file', async () => {
    await put('first');
    await expect(put('second')).rejects.toThrow(FileExists);
    expect(await read()).toBe('first');
  });

  it('keeps nothing of a file that is too large or whose stream fails', async () => {
    await expect(put('too much', 3)).rejects.toThrow(FileTooLarge);
    const breaking = Readable.from(
      (function* half() {
        yield Buffer.alloc(11 * 1024 * 1024);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(ID, breaking, 20 * 1024 * 1024)).rejects.toThrow('connection lost');
    expect([await storage.stat(ID), s3.unfinished()]).toEqual([null, 0]);
    expect(await database.db.select().from(fileKeys)).toEqual([]);
  });

  it('encrypts contents with the installation’s secret', async () => {
    await put('a licence that nobody may read');
    await expect(open('of another').get(ID)).rejects.toThrow(FileDamaged);
    expect([...s3.objects.values()].some((bytes) => bytes.includes('licence'))).toBe(false);
  });

  it.each(['../secret', '/etc/passwd', ID.toUpperCase(), `${ID}/..`, `${ID}\u0000`, ''])(
    'rejects the id %j',
    async (id) => {
      await expect(storage.stat(id)).rejects.toThrow('is not the id of a file');
      await expect(storage.put(id, Readable.from([]), 1)).rejects.toThrow('is not the id of a file');
    },
  );
});

describe('a bucket', () => {
  it('accepts large files in parts and is read in blocks rather than encryption chunks', async () => {
    const storage = inBucket('of this test');
    await storage.put(ID, Readable.from([Buffer.alloc(12 * 1024 * 1024)]), 20 * 1024 * 1024);
    expect(s3.calls.filter((call) => call.startsWith('PUT')).length).toBeGreaterThan(1);
    s3.calls.length = 0;
    await buffer((await storage.get(ID))?.content ?? Readable.from([]));
    expect(s3.calls.filter((call) => call === 'GET').length).toBeLessThan(20);
  });

  it('accepts one of two concurrent writes', async () => {
    const storage = inBucket('of this test');
    const puts = ['one', 'two'].map((content) => storage.put(ID, Readable.from([Buffer.from(content)]), 100));
    const settled = await Promise.allSettled(puts);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('that does not exist is an error, not a missing file, on write', async () => {
    await expect(inBucket('of this test', 'none').put(ID, Readable.from([]), 1)).rejects.toThrow(/NoSuchBucket/);
  });
});
