// A rolling deploy of two builds under load: an older version serves, this one joins it, migrates and takes over.
// `npm run torture:deploy -- <git ref>` names the older version. It ends with 1 when anybody got a 500 or no answer, waited longer
// than three seconds, a person who registered meanwhile did not get exactly one mail, or the audit log that both wrote does not verify.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../scripts/setup/free-port.mjs';
import { startProcess, watchedEnvironment } from '../servers.ts';
import { type Answer, startLoad } from './load.ts';
import { makePostgres } from './restartable-postgres.ts';

const [ref] = process.argv.slice(2);
if (!ref) {
  process.stderr.write('Usage: npm run torture:deploy -- <git ref of the older version>\n');
  process.exit(2);
}
const PEOPLE = 6;
const PHASE_MS = 8000;
const ANSWER_MS = 3000;
const SETTLE_MS = 60_000;
const REGISTRATIONS = 10;

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = path.resolve(import.meta.dirname, '../../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const began = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), 'travesia-deploy-'));
const older = path.join(folder, 'older');
const postgres = await makePostgres(await freePort());
const registered: string[] = [];
let failed = false;

try {
  git('worktree', 'add', '--detach', older, ref);
  say(
    `older ${git('rev-parse', '--short', ref)}, newer ${git('rev-parse', '--short', 'HEAD')} with what is not committed`,
  );
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: older, stdio: 'inherit' });
  await postgres.start();
  await deploy();
} finally {
  await postgres.remove();
  git('worktree', 'remove', '--force', older);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function deploy(): Promise<void> {
  const oldServer = await start(older);
  const addresses = [oldServer.address];
  const load = await startLoad(addresses, PEOPLE, began);
  await phase('older alone', load.answers, addresses);
  const newServer = await start(root);
  addresses.push(newServer.address);
  report('newer starting and migrating', load.answers.splice(0));
  await phase('both', load.answers, addresses);
  // As a load balancer does: nobody new comes to a process before it is asked to end.
  addresses.shift();
  await sleep(ANSWER_MS);
  await oldServer.stop();
  await phase('newer alone', load.answers, addresses);
  await load.stop();
  await compareMails();
  await newServer.stop();
  verifyAuditLog();
}

async function start(version: string) {
  const script = path.join(version, 'apps/server/src/main.ts');
  return startProcess(script, await freePort(), watchedEnvironment(postgres.url, folder), '/readyz');
}

/** Some time under load, in which people register as well. */
async function phase(name: string, answers: Answer[], addresses: readonly string[]): Promise<void> {
  for (let at = 0; at < REGISTRATIONS; at++) {
    await register(addresses[at % addresses.length] ?? '', `person${registered.length}@example.com`);
    await sleep(PHASE_MS / REGISTRATIONS);
  }
  report(name, answers.splice(0));
}

async function register(address: string, email: string): Promise<void> {
  const response = await fetch(`${address}/api/v1/auth/register`, {
    method: 'POST',
    // Each from a network of its own: how often one may register is limited.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${registered.length + 1}` },
    body: JSON.stringify({
      email,
      password: 'una frase que nadie adivina',
      first_name: 'Rosa',
      last_name: 'Delgado',
      language: 'es',
      accept_terms: true,
    }),
  });
  if (!response.ok) throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  registered.push(email);
}

function report(name: string, answers: readonly Answer[]): void {
  const wrong = answers.filter(({ status }) => status !== 200);
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms));
  const bad = wrong.length > 0 || slowest > ANSWER_MS || answers.length === 0;
  failed ||= bad;
  say(
    `  ${bad ? 'FAILED' : 'ok    '} ${name.padEnd(30)} ${String(answers.length).padStart(5)} answers, ${wrong.length} not 200, slowest ${(slowest / 1000).toFixed(2)} s`,
  );
  for (const { call, status, error } of wrong.slice(0, 5)) say(`         ${call}: ${status} ${error ?? ''}`);
}

/** Every registration's event was delivered once, whichever version wrote it and whichever relayed it. */
async function compareMails(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const end = performance.now() + SETTLE_MS;
  let counts: Record<string, number> = {};
  while (performance.now() < end && registered.some((email) => !counts[email])) {
    const { rows } = await client.query<{ recipient: string; n: number }>(
      'select recipient, count(*)::int as n from mail_outbox group by recipient',
    );
    counts = Object.fromEntries(rows.map(({ recipient, n }) => [recipient, n]));
    await sleep(500);
  }
  await client.end();
  const wrong = registered.filter((email) => counts[email] !== 1);
  failed ||= wrong.length > 0;
  say(
    `  ${wrong.length ? 'FAILED' : 'ok    '} ${registered.length} registrations, ${wrong.length} without exactly one mail`,
  );
}

/** Both versions wrote and sealed entries of the same log. */
function verifyAuditLog(): void {
  const env = { ...process.env, ...watchedEnvironment(postgres.url, folder) };
  const script = path.join(root, 'apps/server/src/cli/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'audit', 'verify'], {
    env,
    encoding: 'utf8',
  });
  failed ||= status !== 0;
  say(`  ${status === 0 ? 'ok    ' : 'FAILED'} audit log: ${(stdout + stderr).trim()}`);
}
