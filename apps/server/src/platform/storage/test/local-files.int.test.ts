import { copyFile, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { insertFileKey } from '../keys/file-keys.repo.ts';
import { fileKeys } from '../keys/file-keys.tables.ts';
import { createWrappingKeys } from '../keys/wrapping-keys.ts';
import { FileDamaged, FileExists, FileTooLarge, type Storage } from '../storage.ts';
import { openVault } from '../testing/open-vault.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';

let folder: string;
let storage: Storage;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(fileKeys);
  folder = await mkdtemp(path.join(tmpdir(), 'travesia-storage-'));
  storage = openVault(database, folder, 'of this test');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (content: string, maxBytes = 1000) => storage.put(ID, Readable.from([Buffer.from(content)]), maxBytes);
const read = async (range?: { start: number; end: number }) => {
  const found = await storage.get(ID, range);
  return found && text(found.content);
};
const placeOf = (id: string) => path.join(folder, 'files', id.slice(-2), id);
const unfinished = () => readdir(path.join(folder, 'files', 'unfinished'));

describe('files on the disk', () => {
  it('never changes a stored file', async () => {
    await put('first');
    await expect(put('second')).rejects.toThrow(FileExists);
    expect(await read()).toBe('first');
    expect(await unfinished()).toEqual([]);
  });

  it('keeps nothing of a file that is too large or whose stream fails', async () => {
    await expect(put('too much', 3)).rejects.toThrow(FileTooLarge);
    const breaking = Readable.from(
      (function* half() {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(ID, breaking, 1000)).rejects.toThrow('connection lost');
    expect(await storage.stat(ID)).toBeNull();
    expect(await unfinished()).toEqual([]);
  });

  it('encrypts contents on disk with the installation’s secret', async () => {
    await put('a licence that nobody may read');
    expect((await readFile(placeOf(ID))).includes('licence')).toBe(false);
    await expect(openVault(database, folder, 'of another').get(ID)).rejects.toThrow(FileDamaged);
  });

  it('rejects a file that was truncated, or put in the place of another, and can still delete it', async () => {
    await put('hello');
    const other = ID.replace(/10$/, '21');
    await storage.put(other, Readable.from(['another']), 100);
    await copyFile(placeOf(ID), placeOf(other));
    await expect(storage.stat(other)).rejects.toThrow(FileDamaged);
    await truncate(placeOf(ID), 190);
    await expect(storage.get(ID)).rejects.toThrow(FileDamaged);
    expect([await storage.delete(ID), await storage.delete(other)]).toEqual([true, true]);
  });

  it('rejects a file with the key of another, however its row was written', async () => {
    await put('hello');
    const other = ID.replace(/10$/, '21');
    await storage.put(other, Readable.from(['another']), 100);
    const [key] = await database.db.select().from(fileKeys).where(eq(fileKeys.fileId, other));
    if (!key) throw new Error('there is no key');
    await database.db.update(fileKeys).set({ wrapped: key.wrapped }).where(eq(fileKeys.fileId, ID));
    await expect(storage.get(ID)).rejects.toThrow('was changed or belongs to another file');
  });

  it('erases a file with its key: neither the bytes nor a key made anew open it again', async () => {
    await put('hello');
    await copyFile(placeOf(ID), path.join(folder, 'backup'));
    await storage.delete(ID);
    await copyFile(path.join(folder, 'backup'), placeOf(ID));
    expect(await storage.get(ID)).toBeNull();
    await insertFileKey(database.db, ID, createWrappingKeys([], 'of this test').wrap(Buffer.alloc(16), ID));
    await expect(storage.get(ID)).rejects.toThrow(FileDamaged);
  });

  it('reads no further ahead than it is consumed', async () => {
    const megabytes = 8;
    const whole = Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, 'x')));
    await storage.put(ID, whole, megabytes * 1024 * 1024);
    const found = await storage.get(ID);
    expect(found?.size).toBe(megabytes * 1024 * 1024);
    await new Promise((resolve) => found?.content.once('readable', resolve));
    expect(found?.content.readableLength).toBeLessThanOrEqual(3 * 64 * 1024);
    found?.content.destroy();
  });
});
