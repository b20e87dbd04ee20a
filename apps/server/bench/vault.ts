// Measures the vault against a plain copy: node apps/server/bench/vault.ts [megabytes]. Never a pass or a fail.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createLocalBlobs } from '../src/platform/storage/blobs/local-blobs.ts';
import { sealFile, openFile } from '../src/platform/storage/vault/file-seal.ts';

const MB = 1024 * 1024;
const MEGABYTES = Number(process.argv[2] ?? 500);
const ROUNDS = 3;
const RANGE = 100_000;
const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const KEY = Buffer.alloc(16, 7);

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(path.join(tmpdir(), 'travesia-vault-'));
const plain = path.join(folder, 'plain');
const blobs = createLocalBlobs(folder);
const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);

/** Megabytes a second, the best of a few rounds. */
async function speedOf(work: (round: number) => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await work(round);
    best = Math.min(best, performance.now() - from);
  }
  return MEGABYTES / (best / 1000);
}

async function writePlain(place: string): Promise<void> {
  const file = await open(place, 'w');
  await pipeline(
    createReadStream(plain, { highWaterMark: MB }),
    file.createWriteStream({ flush: true, highWaterMark: MB }),
  );
}

async function readSealed(range?: { start: number; end: number }): Promise<number> {
  const bytes = await blobs.open(ID);
  if (!bytes) throw new Error('there is no file');
  let read = 0;
  for await (const piece of (await openFile(KEY, ID, bytes)).read(range)) read += piece.length;
  await bytes.close();
  return read;
}

try {
  await pipeline(
    (function* bytes() {
      for (let at = 0; at < MEGABYTES; at++) yield Buffer.alloc(MB, at);
    })(),
    createWriteStream(plain),
  );
  const before = process.memoryUsage().rss;
  peak = before;
  const copy = await speedOf((round) => writePlain(path.join(folder, `copy-${round}`)));
  const sealed = await speedOf(async (round) => {
    if (round > 0) await blobs.delete(ID);
    await blobs.put(ID, sealFile(KEY, ID, createReadStream(plain, { highWaterMark: MB })));
  });
  const read = await speedOf(() => pipeline(createReadStream(plain, { highWaterMark: MB }), nowhere()));
  const opened = await speedOf(() => readSealed());
  const times: number[] = [];
  for (let at = 0; at < 200; at++) {
    const start = Math.floor((MEGABYTES * MB * 0.6 * (at + 1)) / 201);
    const from = performance.now();
    await readSealed({ start, end: start + RANGE - 1 });
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  say(`${MEGABYTES} MB, best of ${ROUNDS}; ${(await stat(plain)).size} bytes`);
  say(
    `write: plain copy ${copy.toFixed(0)} MB/s, vault ${sealed.toFixed(0)} MB/s: ${(sealed / copy).toFixed(2)} × (bar 0.6)`,
  );
  say(`read: plain ${read.toFixed(0)} MB/s, vault ${opened.toFixed(0)} MB/s`);
  say(
    `a range of 100 kB: median ${(times[100] ?? 0).toFixed(2)} ms, worst ${(times.at(-1) ?? 0).toFixed(2)} ms (bar 5)`,
  );
  say(`memory: ${Math.round((peak - before) / MB)} MB above the beginning`);
} finally {
  clearInterval(watch);
  await rm(folder, { recursive: true, force: true });
}
