import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../../../testing/s3-server.ts';
import { createFileHeads } from '../file-heads.ts';
import type { HeadStore } from '../head-store.ts';
import { createS3Heads } from '../s3-heads.ts';
import { createWitness, locationOf } from '../witness.ts';

const BUCKET = 'travesia-files';
let folder: string;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3(BUCKET);
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'travesia-heads-'));
  s3.objects.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inBucket = () =>
  createS3Heads({
    bucket: BUCKET,
    endpoint: s3.endpoint,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
const here = { location: 'here:5432/travesia', chain: 'one' };

describe.each([
  ['in a file', () => createFileHeads(folder)],
  ['in a bucket', inBucket],
])('the end of the log %s', (_where, open: () => HeadStore) => {
  it('is unknown at first, then the highest that was written, for every process', async () => {
    const store = open();
    expect(await store.read(here)).toBeNull();
    await store.write(here, { number: 5, hash: 'five' });
    await store.write(here, { number: 7, hash: 'seven' });
    await open().write(here, { number: 6, hash: 'six, written late' });
    expect(await open().read(here)).toEqual({ number: 7, hash: 'seven' });
  });

  it('belongs to a database or to a chain, not to others', async () => {
    await open().write(here, { number: 5, hash: 'five' });
    expect(await open().read({ location: 'elsewhere', chain: 'one' })).toMatchObject({ number: 5 });
    expect(await open().read({ location: 'here:5432/travesia', chain: null })).toMatchObject({ number: 5 });
    expect(await open().read({ location: 'elsewhere', chain: 'another' })).toBeNull();
    expect(await open().read({ location: 'elsewhere', chain: null })).toBeNull();
    await open().write({ location: 'elsewhere', chain: 'another' }, { number: 2, hash: 'two' });
    expect(await open().read(here)).toMatchObject({ number: 5 });
  });
});

describe('the file', () => {
  const file = () => path.join(folder, 'audit-heads.jsonl');

  it('survives a line that was cut off', async () => {
    await createFileHeads(folder).write(here, { number: 5, hash: 'five' });
    await appendFile(file(), '{"location":"here:5432/tra');
    expect(await createFileHeads(folder).read(here)).toMatchObject({ number: 5 });
  });

  it('is begun again when it is long, and the one before still counts', async () => {
    const store = createFileHeads(folder);
    await store.write(here, { number: 5, hash: 'x'.repeat(1_100_000) });
    await store.write({ location: 'elsewhere', chain: null }, { number: 1, hash: 'one' });
    expect((await readFile(file(), 'utf8')).split('\n')).toHaveLength(2);
    expect(await store.read(here)).toMatchObject({ number: 5 });
  });
});

describe('a witness', () => {
  it('reads the store once, and writes only what changed', async () => {
    const asked: string[] = [];
    const store: HeadStore = {
      read: async () => (asked.push('read'), null),
      write: async (_identity, { number }) => void asked.push(`write ${number}`),
    };
    const witness = createWitness(store, 'here', { error: () => {} });
    expect(await witness.known(async () => 'one')).toBeNull();
    await witness.saw('one', { number: 3, hash: 'three' });
    await witness.saw('one', { number: 3, hash: 'three' });
    await witness.saw('one', { number: 2, hash: 'two' });
    expect(await witness.known(async () => 'one')).toEqual({ number: 3, hash: 'three' });
    expect(asked).toEqual(['read', 'write 3']);
  });

  it('goes on while the store fails, and says so once', async () => {
    let works = false;
    const written: number[] = [];
    const store: HeadStore = {
      read: async () => null,
      write: async (_identity, { number }) => {
        if (!works) throw new Error('no space left');
        written.push(number);
      },
    };
    const said: unknown[] = [];
    const witness = createWitness(store, 'here', { error: (what: unknown) => void said.push(what) });
    await witness.known(async () => null);
    for (const number of [1, 2, 3]) {
      works = number === 3;
      await witness.saw('one', { number, hash: 'h' });
    }
    expect(said).toHaveLength(1);
    expect(written).toEqual([3]);
    expect(await witness.known(async () => 'one')).toMatchObject({ number: 3 });
  });

  it('does not keep the password of the database', () => {
    expect(locationOf('postgres://travesia:secret@db.example/app?sslmode=require')).toBe('db.example:5432/app');
    expect(locationOf(undefined)).toBe('embedded');
  });
});
