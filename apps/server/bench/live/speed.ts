// Prints how fast an event reaches 1,000 connections beside Socket.IO alone, in the same run, and the memory of an idle connection.
// Never a pass or a fail.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.mjs';
import { cpuSeconds, type Measured, SECONDS } from '../measure.ts';
import { printTable } from '../report.ts';
import { type Clients, openClients } from './clients.ts';

const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 1000);
/** Both are measured so many times, in turn, and their sums count: the machine has other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Events on their way at the same time. */
const WINDOW = 8;
const IDLE_BAR_KB = 40;

interface Side {
  child: ChildProcess;
  clients: Clients;
  number: number;
  idleKb: { used: number; resident: number };
}
interface Sum {
  done: number;
  seconds: number;
  cpu: number;
  times: number[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
const sides: Side[] = [];
try {
  say(`Connecting ${CLIENTS} clients to the product and to Socket.IO alone …`);
  const product = await start('product');
  const bare = await start('bare');
  const rows = [];
  for (const [name, window] of [
    ['one event after the other', 1],
    [`${WINDOW} events at a time`, WINDOW],
  ] as const) {
    say(`Measuring ${name} …`);
    const [ours, raw] = [emptySum(), emptySum()];
    await measure(product, window, 1, emptySum());
    await measure(bare, window, 1, emptySum());
    for (let round = 0; round < ROUNDS; round++) {
      await measure(product, window, SECONDS, ours);
      await measure(bare, window, SECONDS, raw);
    }
    rows.push({ name, bar: '≥ 0.8 × raw', measured: summed(ours), raw: summed(raw) });
    say(
      `  p99: ${at(ours, 0.99).toFixed(1)} ms, raw ${at(raw, 0.99).toFixed(1)} ms, ratio ${(at(raw, 0.99) / at(ours, 0.99)).toFixed(2)}`,
    );
  }
  say('');
  printTable(rows);
  say(`\nper s: events that all ${CLIENTS} connections have heard. raw: Socket.IO alone, in one room, without a bus.`);
  for (const [name, { idleKb }] of Object.entries({ product, 'Socket.IO alone': bare }))
    say(
      `An idle connection of ${name}: ${idleKb.used.toFixed(1)} kB in use, ${idleKb.resident.toFixed(1)} kB resident (bar ≤ ${IDLE_BAR_KB})`,
    );
} finally {
  for (const { child, clients } of sides) {
    clients.close();
    child.kill('SIGKILL');
  }
  await postgres.stop();
}

async function start(which: 'product' | 'bare'): Promise<Side> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, LIVE_BENCH: which, DATABASE_URL: postgres.url },
  });
  const [port] = (await once(child, 'message')) as [number];
  // The first connections load code and fill caches.
  (await openClients(port, 20)).close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = await memoryOf(child);
  const clients = await openClients(port, CLIENTS);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = await memoryOf(child);
  const perClient = (one: number, other: number) => (one - other) / 1024 / CLIENTS;
  const idleKb = {
    used: perClient(after.used, before.used),
    resident: perClient(after.resident, before.resident),
  };
  const side = { child, clients, number: 0, idleKb };
  sides.push(side);
  return side;
}

async function memoryOf(child: ChildProcess): Promise<{ used: number; resident: number }> {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [{ used: number; resident: number }];
  return memory;
}

async function measure(side: Side, window: number, seconds: number, sum: Sum): Promise<void> {
  const began = performance.now();
  const cpu = cpuSeconds(side.child.pid ?? 0);
  const end = began + seconds * 1000;
  const tell = async () => {
    while (performance.now() < end) {
      const number = ++side.number;
      const told = performance.now();
      const heard = side.clients.heard(number);
      side.child.send({ tell: number });
      await heard;
      sum.times.push(performance.now() - told);
      sum.done += 1;
    }
  };
  await Promise.all(Array.from({ length: window }, tell));
  sum.seconds += (performance.now() - began) / 1000;
  sum.cpu += cpuSeconds(side.child.pid ?? 0) - cpu;
}

function emptySum(): Sum {
  return { done: 0, seconds: 0, cpu: 0, times: [] };
}

function at({ times }: Sum, share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

function summed(sum: Sum): Measured {
  return {
    perSecond: sum.done / sum.seconds,
    p50: Math.round(at(sum, 0.5)),
    p99: Math.round(at(sum, 0.99)),
    cpuMs: (sum.cpu * 1000) / Math.max(1, sum.done),
    failed: 0,
  };
}
