// Tortures bookings on real servers and a real PostgreSQL. `npm run torture:bookings -- race [rounds] [clients]`: rivals for the same
// hour at two processes; `-- crash [kills]`: kill -9 of the server under load; `-- database [kills]`: of PostgreSQL. It ends with 1
// when a time is sold twice, anybody gets a 500, or something acknowledged, booked or paid, is lost or doubled; with 2 for other words.
// `-- webhooks` and `-- model [histories]` run in full what `npm test` samples: messages in every order, and histories beside the model.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../scripts/setup/free-port.mjs';
import { makePostgres } from '../faults/restartable-postgres.ts';
import { productEnvironment, startProcess } from '../servers.ts';
import { crash } from './crash.ts';
import { makeMarket, SECRET } from './market.ts';
import { readWords, USAGE } from './options.ts';
import { openGateway } from './paying.ts';
import { race } from './race.ts';

const asked = readWords(process.argv.slice(2));
if (!asked) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const { what, rounds, clients } = asked;
/** What tests run in full. */
const SWEPT: Partial<Record<typeof what, [file: string, env: Record<string, string>]>> = {
  webhooks: ['webhook-orders.int.test.ts', { SWEEPS: 'whole' }],
  model: ['model.int.test.ts', { MODEL_HISTORIES: String(rounds) }],
};
const swept = SWEPT[what];
if (swept) {
  const [file, more] = swept;
  const tested = `apps/server/src/modules/payments/test/${file}`;
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', '--testTimeout', '0', tested], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    env: { ...process.env, NODE_ENV: 'test', ...more },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'travesia-bookings-'));
const postgres = await makePostgres(await freePort());
await postgres.start();
const market = await makeMarket(postgres.url, { clinicians: 10, patients: clients });
const env = {
  ...productEnvironment(postgres.url),
  DATA_DIR: folder,
  APP_SECRET: SECRET,
  TRAVESIA_WEB: 'off',
  SANDBOX_GATEWAY: 'on',
  NODE_ENV: 'development',
};
const start = async () => startProcess('../src/main.ts', await freePort(), env, '/readyz');
let servers = [await start(), ...(what === 'race' ? [await start()] : [])];

let wrong: string[] = [];
try {
  say(`\n${what}`);
  if (what === 'race') wrong = await race(market, servers, rounds, say);
  else {
    const address = () => servers[0]?.address ?? '';
    // The next one is always on its way: starting takes far longer than clients are to wait.
    let spare = what === 'crash' ? start() : undefined;
    const killServer = async () => {
      const next = await spare;
      const [old] = servers;
      if (old) process.kill(old.pid, 'SIGKILL');
      if (next) servers = [next];
      spare = start();
    };
    const killDatabase = async () => {
      await postgres.end('SIGKILL');
      await postgres.start();
    };
    const kill = what === 'database' ? killDatabase : killServer;
    const gateway = openGateway(folder, SECRET);
    wrong = await crash(market, address, { rounds, kill, say, gateway });
    await gateway.close();
    const unused = await spare;
    if (unused) servers.push(unused);
  }
} finally {
  for (const server of servers) await server.stop();
  await market.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong.slice(0, 20)) say(`  FAILED ${line}`);
if (wrong.length === 0) say('  ok');
process.exit(wrong.length ? 1 : 0);
