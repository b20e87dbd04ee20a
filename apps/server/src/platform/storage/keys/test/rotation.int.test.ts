import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createLocalBlobs } from '../../blobs/local-blobs.ts';
import { FileDamaged } from '../../storage.ts';
import { createVault } from '../../vault/vault.ts';
import { countByKey, deleteFileKeys } from '../file-keys.repo.ts';
import { rewrapKeys } from '../rewrap-keys.ts';
import { createWrappingKeys } from '../wrapping-keys.ts';

const SECRET = 'the secret of this installation, long enough';
const OLD = 'an old key of the vault, of more than 32 letters';
const NEW = 'the next key of the vault, of more than 32 letters';
const FILES = 60;

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'travesia-rotation-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const vaultWith = (...keys: string[]) =>
  createVault(database, createLocalBlobs(folder), createWrappingKeys(keys, SECRET));
const contentOf = async (vault: ReturnType<typeof vaultWith>, id: string) => {
  const found = await vault.get(id);
  return found && text(found.content);
};
async function storedBytes(): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = names.map(async ({ parentPath, name }) => [name, await readFile(path.join(parentPath, name), 'hex')]);
  return new Map((await Promise.all(read)) as [string, string][]);
}

it('changes the key of the installation while files are read and written, without touching them', async () => {
  const before = vaultWith(OLD);
  const ids = Array.from({ length: FILES }, () => uuidv7());
  for (const id of ids) await before.put(id, Readable.from([`content of ${id}`]), 1000);
  const bytes = await storedBytes();

  // As in a rolling restart: some processes still write with the old key, all know both.
  const [old, both] = [vaultWith(OLD, NEW), vaultWith(NEW, OLD)];
  const keys = createWrappingKeys([NEW, OLD], SECRET);
  const reading = (async () => {
    for (const id of [...ids, ...ids]) expect(await contentOf(old, id)).toBe(`content of ${id}`);
  })();
  const late = uuidv7();
  const [first, second] = await Promise.all([rewrapKeys(database, keys), rewrapKeys(database, keys), reading]);
  await old.put(late, Readable.from(['late']), 1000);
  expect(first.changed + second.changed).toBe(FILES);
  expect(await rewrapKeys(database, keys)).toEqual({ changed: 1, unreadable: [] });
  expect(await countByKey(database.db)).toEqual(new Map([[keys.current, FILES + 1]]));

  const after = vaultWith(NEW);
  for (const id of ids) expect(await contentOf(after, id)).toBe(`content of ${id}`);
  await expect(contentOf(vaultWith(OLD), ids[0] ?? '')).rejects.toThrow(FileDamaged);
  const untouched = await storedBytes();
  for (const id of ids) expect(untouched.get(id)).toBe(bytes.get(id));
  expect(await contentOf(both, late)).toBe('late');
});

it('names files whose key it can’t open, and leaves erased ones erased', async () => {
  const [lost, erased] = [uuidv7(), uuidv7()];
  await vaultWith('a key that was lost, of more than 32 letters').put(lost, Readable.from(['x']), 10);
  const vault = vaultWith(OLD);
  await vault.put(erased, Readable.from(['x']), 10);
  await deleteFileKeys(database.db, [erased]);
  const { unreadable } = await rewrapKeys(database, createWrappingKeys([NEW, OLD], SECRET));
  expect(unreadable).toEqual([lost]);
  expect(await vault.get(erased)).toBeNull();
});
