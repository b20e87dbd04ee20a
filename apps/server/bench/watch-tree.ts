import { readdirSync, readFileSync } from 'node:fs';
import { cpuSeconds, memoryMb } from './measure.ts';

const EVERY_MS = 100;

export interface Watched {
  cpuSeconds: number;
  /** The most memory that all had at once. */
  peakMb: number;
  /** The most that the process itself had. */
  ownPeakMb: number;
}

/** Watches a process and those it starts: their processor time from now on, and their memory. Linux only. */
export function watchTree(pid: number): { stop(): Watched } {
  const before = new Map(treeOf(pid).map((one) => [one, cpuSeconds(one)]));
  const used = new Map<number, number>();
  let peakMb = 0;
  let ownPeakMb = 0;
  const look = () => {
    let together = 0;
    for (const one of treeOf(pid)) {
      try {
        used.set(one, cpuSeconds(one) - (before.get(one) ?? 0));
        const memory = memoryMb(one);
        together += memory;
        if (one === pid) ownPeakMb = Math.max(ownPeakMb, memory);
      } catch {
        // It ended while we looked.
      }
    }
    peakMb = Math.max(peakMb, together);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { cpuSeconds: [...used.values()].reduce((sum, one) => sum + one, 0), peakMb, ownPeakMb };
    },
  };
}

function treeOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(treeOf)];
  } catch {
    return [];
  }
}
