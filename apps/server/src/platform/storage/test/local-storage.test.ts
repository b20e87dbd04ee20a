import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStorage } from '../local-storage.ts';
import { FileDamaged, FileExists, FileTooLarge, type Storage } from '../storage.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'travesia-storage-'));
  storage = createLocalStorage(folder, 'of this test');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (content: string, maxBytes = 1000) => storage.put(ID, Readable.from([Buffer.from(content)]), maxBytes);
const read = async (range?: { start: number; end: number }) => {
  const found = await storage.get(ID, range);
  return found && text(found.content);
};
const placeOf = (id: string) => path.join(folder, 'files', id.slice(-2), id);
const unfinished = () => readdir(path.join(folder, 'files', 'unfinished'));

describe('local storage', () => {
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
    await expect(createLocalStorage(folder, 'of another').get(ID)).rejects.toThrow(FileDamaged);
  });

  it('rejects a file that was truncated or replaced, and can still delete it', async () => {
    await put('hello');
    const other = ID.replace(/10$/, '21');
    await mkdir(path.dirname(placeOf(other)), { recursive: true });
    await copyFile(placeOf(ID), placeOf(other));
    await expect(storage.stat(other)).rejects.toThrow(FileDamaged);
    await truncate(placeOf(ID), 90);
    await expect(storage.get(ID)).rejects.toThrow(FileDamaged);
    expect([await storage.delete(ID), await storage.delete(other)]).toEqual([true, true]);
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
