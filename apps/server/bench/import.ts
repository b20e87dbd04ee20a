// Prints how long `travesia import` takes for a register, from the file to committed rows, with the processor time and the most
// memory of the command and of the database: on PostgreSQL, then on the embedded engine, each with an empty database, and once
// more with the same file. `npm run bench:import` makes up a register of 25,000 rows, `npm run bench:import -- <file>` takes a
// real one. It never passes or fails.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { serverArguments, serverEnvironment } from '../../../scripts/setup/server-options.mjs';
import { registerOf } from './register.ts';
import { type Watched, watchTree } from './watch-tree.ts';

const ROWS = 25_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'travesia-bench-import-'));
try {
  const file = process.argv[2] ?? path.join(folder, 'registro.csv');
  if (!process.argv[2]) writeFileSync(file, registerOf(ROWS));
  say(`${path.basename(file)}, ${(statSync(file).size / 1e6).toFixed(1)} MB; load ${loadOf()}`);
  const postgres = await startPostgres({ durable: true });
  try {
    await measure('PostgreSQL', file, { DATABASE_URL: postgres.url }, postgres.pid);
  } finally {
    await postgres.stop();
  }
  await measure('embedded engine', file, { DATABASE_URL: '' });
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(engine: string, file: string, env: Record<string, string>, databasePid?: number): Promise<void> {
  const dataDir = path.join(folder, engine.replaceAll(' ', '-'));
  for (const run of ['first', 'again']) {
    const begun = performance.now();
    const child = fork(path.resolve(import.meta.dirname, '../src/cli/main.ts'), ['import', file], {
      execArgv: [...serverArguments],
      env: { ...serverEnvironment, ...process.env, ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
    const command = watchTree(child.pid ?? 0);
    const database = databasePid === undefined ? null : watchTree(databasePid);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    const seconds = (performance.now() - begun) / 1000;
    const [used, ofDatabase] = [command.stop(), database?.stop()];
    if (code !== 0) throw new Error(`the import ended with code ${String(code)}`);
    say(
      `${engine}, ${run}: ${seconds.toFixed(1)} s; ${figures(used)}${ofDatabase ? `; database ${figures(ofDatabase)}` : ''}; load ${loadOf()}`,
    );
    say(`  ${Buffer.concat(said).toString().split('\n').slice(0, 3).join(' ')}`);
  }
}

function figures({ cpuSeconds, peakMb, ownPeakMb }: Watched): string {
  return `processor ${cpuSeconds.toFixed(1)} s, at most ${peakMb} MB${ownPeakMb < peakMb ? `, its first process ${ownPeakMb} MB` : ''}`;
}

function loadOf(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
