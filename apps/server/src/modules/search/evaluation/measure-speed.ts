import { performance } from 'node:perf_hooks';

export interface Speed {
  what: string;
  clients: number;
  calls: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** Calls `ask` with every phrase in turn, from the given number of concurrent clients. */
export async function measureSpeed(
  what: string,
  clients: number,
  calls: number,
  phrases: readonly string[],
  ask: (phrase: string) => Promise<unknown>,
): Promise<Speed> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let call = next++; call < calls; call = next++) {
      const start = performance.now();
      await ask(phrases[call % phrases.length] ?? '');
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { what, clients, calls, perSecond: Math.round(calls / seconds), medianMs: at(0.5), p99Ms: at(0.99) };
}
