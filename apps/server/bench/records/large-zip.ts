// Makes a zip of more than 4 GB out of records and reads it again: npm run torture:zip -- [megabytes of a record] [records]. Fails if a file differs or memory grows with the zip.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import yauzl from 'yauzl';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.mjs';
import { createPasswords } from '../../src/modules/accounts/passwords/passwords.ts';
import { connectPostgres } from '../../src/platform/db/database.ts';
import { productEnvironment, startProcess } from '../servers.ts';
import { watchTree } from '../watch-tree.ts';

const PORT = 4397;
const MB = 1024 * 1024;
const MEGABYTES = Number(process.argv[2] ?? 480);
const RECORDS = Number(process.argv[3] ?? 10);
const PART_MB = 16;
/** How much more memory a large zip may take than a small one. */
const BAR_MB = 100;
const LONGEST_MS = 20 * 60_000;
const PASSWORD = 'una frase que nadie adivina';
const EMAIL = 'rosa@example.com';

const say = (line: string) => process.stdout.write(`${line}\n`);
const timer = setTimeout(() => {
  say('FAILED: not done after twenty minutes');
  process.exit(1);
}, LONGEST_MS);
timer.unref();

/** Random, so that nothing is saved on the way; each part of a record begins with numbers of its own. */
const noise = randomBytes(PART_MB * MB);
function partOf(record: number, part: number): Buffer {
  const bytes = Buffer.from(noise);
  bytes.writeUInt32LE(record + 1, 64);
  bytes.writeUInt32LE(part, 68);
  if (part === 0) bytes.write('%PDF-1.4\n%', 0, 'latin1');
  return bytes;
}

const folder = await mkdtemp(path.join(tmpdir(), 'travesia-zip-'));
const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 4);
const environment: Record<string, string> = {
  ...productEnvironment(postgres.url),
  APP_SECRET: randomBytes(24).toString('hex'),
  TRAVESIA_WEB: 'off',
};
const server = await startProcess('../src/main.ts', PORT, environment, '/readyz');
const api = `${server.address}/api/v1`;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(): Promise<Record<string, string>> {
  const hash = await createPasswords().hash(PASSWORD);
  await database.db.execute(sql`insert into users (id, email, email_key, email_verified_at, status, role, password_hash,
    first_name, last_name) values (${uuidv7()}, ${EMAIL}, ${EMAIL}, now(), 'active', 'patient', ${hash}, 'Rosa', 'Delgado')`);
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` };
}

/** Uploads a record; returns the SHA-256 of its file. */
async function upload(own: Record<string, string>, record: number, megabytes: number): Promise<string> {
  const tus = { ...own, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${api}/medical-record-uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(megabytes * MB),
      'upload-metadata': `filename ${Buffer.from(`record ${record}.pdf`).toString('base64')}`,
    },
  });
  const place = new URL(String(begun.headers.get('location')), server.address);
  const hash = createHash('sha256');
  for (let at = 0; at < megabytes; at += PART_MB) {
    const bytes = partOf(record, at).subarray(0, Math.min(PART_MB, megabytes - at) * MB);
    hash.update(bytes);
    const answer = await fetch(place, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(at * MB), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    if (answer.status !== 204) throw new Error(`a part of record ${record} answered ${answer.status}`);
  }
  return hash.digest('hex');
}

interface Listed {
  data: { id: string; title: string; status: string; failure: string | null; size: number }[];
}
const list = async (own: Record<string, string>, what: string): Promise<Listed['data']> =>
  ((await (await fetch(`${api}/${what}`, { headers: own })).json()) as Listed).data;

/** Makes a zip and downloads it; returns the most memory that the server had meanwhile. */
async function makeZip(own: Record<string, string>, ids: string[], file: string): Promise<number> {
  const watched = watchTree(server.pid);
  const asked = await fetch(`${api}/medical-records/exports`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    body: JSON.stringify({ kind: 'zip', language: 'en', record_ids: ids }),
  });
  if (asked.status !== 202) throw new Error(`the export answered ${asked.status}: ${await asked.text()}`);
  let [one] = await list(own, 'medical-records/exports');
  for (; one?.status === 'queued' || one?.status === 'making'; [one] = await list(own, 'medical-records/exports'))
    await sleep(500);
  if (one?.status !== 'ready') throw new Error(`the export is ${one?.status}: ${one?.failure}`);
  const read = await fetch(`${api}/medical-records/exports/${one.id}/content`, { headers: own });
  if (!read.body) throw new Error('the zip has no content');
  await pipeline(Readable.fromWeb(read.body), createWriteStream(file));
  const { ownPeakMb } = watched.stop();
  if ((await stat(file)).size !== one.size) throw new Error('the zip that arrived is not as long as it should be');
  return ownPeakMb;
}

/** SHA-256 of the files in a zip, by name, as another program reads them. */
async function hashesIn(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const zip = await yauzl.openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const hash = createHash('sha256');
    await pipeline(await zip.openReadStreamPromise(entry), hash);
    found.set(entry.fileName, hash.digest('hex'));
  }
  return found;
}

try {
  const own = await signIn();
  const hashes: string[] = [];
  const from = performance.now();
  for (let record = 0; record < RECORDS; record++) hashes.push(await upload(own, record, MEGABYTES));
  hashes.push(await upload(own, RECORDS, 1));
  while ((await list(own, 'medical-records?limit=50')).length <= RECORDS) await sleep(500);
  say(
    `${RECORDS} records of ${MEGABYTES} MB and one of 1 MB after ${((performance.now() - from) / 1000).toFixed(0)} s`,
  );
  const records = await list(own, 'medical-records?limit=50');
  const small = records.find(({ title }) => title === `record ${RECORDS}`);
  if (!small) throw new Error('there is no small record');
  const smallPeak = await makeZip(own, [small.id], path.join(folder, 'small.zip'));
  const began = performance.now();
  const file = path.join(folder, 'large.zip');
  const ids = records.map(({ id }) => id);
  const largePeak = await makeZip(own, ids, file);
  const { size } = await stat(file);
  say(`${size} bytes, made and downloaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  say(
    `memory at most: ${smallPeak.toFixed(0)} MB for a small zip, ${largePeak.toFixed(0)} MB for this one (bar +${BAR_MB})`,
  );
  const found = await hashesIn(file);
  const same = hashes.filter((hash, record) => found.get(`record ${record}/record ${record}.pdf`) === hash).length;
  say(`read again: ${found.size} files, ${same} of ${hashes.length} records the same`);
  const isZip64 = size > 2 ** 32;
  say(isZip64 ? 'larger than 4 GiB: zip64' : 'no zip64: smaller than 4 GiB');
  if (same !== hashes.length || largePeak - smallPeak > BAR_MB) process.exitCode = 1;
  say(process.exitCode === 1 ? 'FAILED' : 'as it should be');
} finally {
  await server.stop();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(environment['DATA_DIR'] ?? folder, { recursive: true, force: true });
}
