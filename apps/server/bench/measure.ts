import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import pg from 'pg';
import type { RecordedQuery } from './record-queries.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server for one answer, milliseconds. */
  cpuMs: number | null;
  failed: number;
}

export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);

/** Requests the path of 0, of 1 and so on with `clients` connections for some seconds. */
export async function measureHttp(
  address: string,
  pathOf: (count: number) => string,
  options: { clients: number; pid?: number; headers?: Record<string, string> },
): Promise<Measured> {
  let count = 0;
  const before = options.pid ? cpuSeconds(options.pid) : 0;
  const result = await autocannon({
    url: address,
    connections: options.clients,
    duration: SECONDS,
    headers: options.headers ?? {},
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: pathOf(count++) }) }],
  });
  const answered = result['2xx'];
  const cpu = options.pid ? cpuSeconds(options.pid) - before : null;
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: cpu === null ? null : (cpu * 1000) / Math.max(1, answered),
    failed: result.non2xx + result.errors,
  };
}

/** The given paths in turn. */
export const inTurn =
  (paths: readonly string[]) =>
  (count: number): string =>
    paths[count % paths.length] ?? '/';

/** Statements by `pg` alone: prepared, pool of 10, no HTTP, `clients` at once. */
export async function measureRaw(url: string, pages: readonly RecordedQuery[][], clients: number): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const page = pages[next++ % pages.length] ?? [];
      const begun = performance.now();
      await Promise.all(page.map((query, index) => pool.query({ name: `${index}-${hash(query.text)}`, ...query })));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { perSecond: times.length / SECONDS, p50: at(0.5), p99: at(0.99), cpuMs: null, failed: 0 };
}

function hash(text: string): string {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = (value * 31 + text.charCodeAt(i)) | 0;
  return value.toString(36);
}

/** User and system time of a process so far, in seconds; Linux only. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in MB; Linux only. */
export function memoryMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
