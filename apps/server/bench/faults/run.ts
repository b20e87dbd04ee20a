// Takes the database away under load in every way there is, with one server process and with two, and prints what people
// were answered meanwhile. `npm run torture:database` does each fault once; `-- 20,10,5,5` restarts, kills, freezes and cuts
// so often; `-- 20,10,5,5 2` with two processes only. It ends with 1 when anybody got a 500, waited longer than three seconds, or a process ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../scripts/setup/free-port.mjs';
import { openFaultyLine } from './faulty-line.ts';
import { startProcess, watchedEnvironment } from '../servers.ts';
import { type Answer, startLoad } from './load.ts';
import { makePostgres } from './restartable-postgres.ts';

const [restarts = 1, kills = 1, freezes = 1, cuts = 1] = (process.argv[2] ?? '1,1,1,1').split(',').map(Number);
const processCounts = (process.argv[3] ?? '1,2').split(',').map(Number);
const PEOPLE = 8;
const ANSWER_MS = 3000;
const HEAL_MS = 5000;
const FREEZE_MS = Number(process.env['FREEZE_MS'] ?? 25_000);
const DOWN_MS = 4000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), 'travesia-torture-'));
const postgres = await makePostgres(await freePort());
await postgres.start();
const line = await openFaultyLine({ host: '127.0.0.1', port: postgres.port });
const url = postgres.url.replace(`:${postgres.port}`, `:${line.port}`);

const faults: Record<string, { times: number; happen(): Promise<unknown>; mend(): Promise<unknown> }> = {
  restart: { times: restarts, happen: () => postgres.end('SIGINT'), mend: () => postgres.start() },
  'immediate stop': {
    times: Math.ceil(restarts / 2),
    happen: () => postgres.end('SIGQUIT'),
    mend: () => postgres.start(),
  },
  'kill -9': { times: kills, happen: () => postgres.end('SIGKILL'), mend: () => postgres.start() },
  frozen: { times: freezes, happen: async () => postgres.freeze(), mend: async () => postgres.thaw() },
  'line frozen': { times: cuts, happen: async () => line.freeze(), mend: async () => line.thaw() },
  'line cut silently': { times: cuts, happen: async () => line.cutSilently(), mend: async () => {} },
  'line refused': { times: cuts, happen: () => line.refuse(), mend: () => line.accept() },
};

let failed = false;
try {
  for (const count of processCounts) await torture(count);
} finally {
  await line.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function torture(count: number): Promise<void> {
  const servers: Awaited<ReturnType<typeof startProcess>>[] = [];
  for (let at = 0; at < count; at++) {
    const env = watchedEnvironment(url, folder);
    servers.push(await startProcess('../src/main.ts', await freePort(), env, '/readyz'));
  }
  say(`\n${count} server ${count === 1 ? 'process' : 'processes'}, ${PEOPLE * count} people`);
  const load = await startLoad(
    servers.map(({ address }) => address),
    PEOPLE * count,
    began,
  );
  await sleep(3000);
  for (const [name, { times, happen, mend }] of Object.entries(faults)) {
    for (let time = 0; time < times; time++) {
      const from = performance.now() - began;
      await happen();
      await sleep(name === 'frozen' || name === 'line frozen' ? FREEZE_MS : DOWN_MS);
      await mend();
      const mended = performance.now() - began;
      await sleep(HEAL_MS + 3000);
      report(name, load.answers.splice(0), from, mended);
    }
  }
  await load.stop();
  for (const server of servers) {
    if (!isAlive(server.pid)) {
      failed = true;
      say(`  FAILED: process ${server.pid} has ended`);
    }
    await server.stop();
  }
}

function report(name: string, answers: Answer[], from: number, mended: number): void {
  const during = answers.filter(({ at }) => at >= from);
  const of = (status: number) => during.filter((answer) => answer.status === status);
  const refused = during.filter(({ status }) => status !== 200);
  const lastRefused = Math.max(mended, ...refused.map(({ at }) => at));
  const slowest = Math.max(...during.map(({ ms }) => ms));
  const wrong = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  const healed = (lastRefused - mended) / 1000;
  const bad = wrong.length > 0 || slowest > ANSWER_MS || healed > HEAL_MS / 1000;
  failed ||= bad;
  say(
    `  ${bad ? 'FAILED' : 'ok    '} ${name.padEnd(18)} ${String(of(200).length).padStart(5)} × 200, ${String(of(503).length).padStart(5)} × 503, ${of(500).length} × 500, slowest ${(slowest / 1000).toFixed(2)} s, healed after ${healed.toFixed(2)} s`,
  );
  for (const { call, status, error } of wrong.slice(0, 5)) say(`         ${call}: ${status} ${error ?? ''}`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
