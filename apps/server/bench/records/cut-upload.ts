// Uploads a large record over a line that is cut again and again: node apps/server/bench/records/cut-upload.ts [megabytes] [cuts]. Never a pass or a fail.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.mjs';
import { createPasswords } from '../../src/modules/accounts/passwords/passwords.ts';
import { connectPostgres } from '../../src/platform/db/database.ts';
import { productEnvironment, startProcess } from '../servers.ts';
import { watchTree } from '../watch-tree.ts';

const PORT = 4396;
const MB = 1024 * 1024;
const MEGABYTES = Number(process.argv[2] ?? 500);
const CUTS = Number(process.argv[3] ?? 10);
const PASSWORD = 'una frase que nadie adivina';
const EMAIL = 'rosa@example.com';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A page of PDF with a long comment at its end: random, so that nothing can be saved on the way. */
const content = Buffer.concat([Buffer.from('%PDF-1.4\n%'), randomBytes(MEGABYTES * MB - 20), Buffer.from('\n%%EOF\n')]);
const sha256 = createHash('sha256').update(content).digest('hex');

/** A line to the server that is cut after every so many bytes, and comes back. */
let sent = 0;
let left = CUTS;
const every = content.length / (CUTS + 1);
const line = createServer((near: Socket) => {
  const far = connect(PORT, '127.0.0.1');
  let passed = 0;
  const end = () => {
    near.destroy();
    far.destroy();
  };
  near.on('data', (bytes: Buffer) => {
    sent += bytes.length;
    passed += bytes.length;
    if (left > 0 && passed > every) {
      left -= 1;
      end();
      return;
    }
    if (!far.write(bytes)) {
      near.pause();
      far.once('drain', () => near.resume());
    }
  });
  far.on('data', (bytes: Buffer) => near.write(bytes));
  near.on('error', end).on('close', end);
  far.on('error', end).on('close', end);
}).listen(0, '127.0.0.1');
await once(line, 'listening');
const linePort = (line.address() as AddressInfo).port;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A call through the line; rejects if it is cut. */
function call(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const out = request({ host: '127.0.0.1', port: linePort, method, path, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    out.once('error', reject);
    out.end(body);
  });
}

async function upload(token: string): Promise<number> {
  const own = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await call('POST', '/api/v1/medical-record-uploads', {
    ...own,
    'upload-length': String(content.length),
    'upload-metadata': `filename ${Buffer.from('large.pdf').toString('base64')}`,
  });
  const place = String(begun.headers['location']);
  let cuts = 0;
  for (let at = 0; at < content.length;) {
    const headers = {
      ...own,
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length - at),
    };
    const answer = await call('PATCH', place, headers, content.subarray(at)).catch(() => null);
    if (answer?.status === 204) return cuts;
    if (answer && answer.status !== 409) throw new Error(`PATCH answered ${answer.status}`);
    cuts += 1;
    // What came through is counted once it is stored.
    await new Promise((resolve) => setTimeout(resolve, 300));
    at = Number((await call('HEAD', place, own)).headers['upload-offset']);
  }
  return cuts;
}

const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 4);
const environment = {
  ...productEnvironment(postgres.url),
  APP_SECRET: randomBytes(24).toString('hex'),
  TRAVESIA_WEB: 'off',
};
const server = await startProcess('../src/main.ts', PORT, environment, '/readyz');
try {
  const hash = await createPasswords().hash(PASSWORD);
  await database.db.execute(sql`insert into users (id, email, email_key, email_verified_at, status, role, password_hash,
    first_name, last_name) values (${uuidv7()}, ${EMAIL}, ${EMAIL}, now(), 'active', 'patient', ${hash}, 'Rosa', 'Delgado')`);
  const answer = await fetch(`${server.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const list = async () => {
    const listed = await fetch(`${server.address}/api/v1/medical-records`, { headers: authorization });
    return ((await listed.json()) as { data: { id: string }[] }).data;
  };
  await list();
  const idle = watchTree(server.pid).stop().ownPeakMb;
  const watched = watchTree(server.pid);
  const from = performance.now();
  const cuts = await upload(token);
  const seconds = (performance.now() - from) / 1000;
  while ((await list()).length === 0) await new Promise((resolve) => setTimeout(resolve, 200));
  const checked = (performance.now() - from) / 1000;
  const { ownPeakMb } = watched.stop();
  const [record] = await list();
  const read = await fetch(`${server.address}/api/v1/medical-records/${record?.id}/content`, {
    headers: authorization,
  });
  const found = createHash('sha256')
    .update(Buffer.from(await read.arrayBuffer()))
    .digest('hex');
  const resent = (sent - content.length) / content.length;
  say(`${MEGABYTES} MB, ${cuts} cuts: arrived after ${seconds.toFixed(1)} s, a record after ${checked.toFixed(1)} s`);
  say(`sent again: ${(resent * 100).toFixed(2)} % (bar 2), with the headers of all calls`);
  say(
    `memory of the server: ${idle.toFixed(0)} MB before, ${ownPeakMb.toFixed(0)} MB at most: ${(ownPeakMb - idle).toFixed(0)} MB more (bar 100)`,
  );
  say(`content: ${found === sha256 ? 'the same' : 'DIFFERENT'}`);
} finally {
  await server.stop();
  await database.close();
  await postgres.stop();
  line.close();
}
