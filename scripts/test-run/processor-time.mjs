// CPU time of everything this process starts: the cost of a test run, independent of how busy the machine is.
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 1000;
/** Linux counts in hundredths of a second here, whatever the kernel's own clock. */
const TICKS = 100;

/**
 * Starts measuring; `stop()` returns the CPU seconds used since by all processes below this one, or undefined if the
 * system does not report it. There are two counts, each incomplete: the kernel adds up children only when their parent
 * waits for them, which a browser's don't always do; polling the processes every second misses short-lived ones. The
 * larger one is closer.
 */
export function measureProcessorTime(root = process.pid) {
  const begun = read(root);
  if (!begun) return { stop: () => undefined };
  const seen = new Map();
  // Running processes (a database server left by an earlier phase) count from now on.
  const before = look(root, seen);
  const timer = setInterval(() => look(root, seen), SAMPLE_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      const sampled = look(root, seen) - before;
      const now = read(root) ?? begun;
      const running = [...seen.values()].filter(({ pid, start }) => read(pid)?.start === start);
      // The kernel counts a running child only when it ends.
      const reaped = now.ofChildren - begun.ofChildren + running.reduce((sum, { own, first }) => sum + own - first, 0);
      return Math.max(reaped, sampled);
    },
  };
}

/** Records what each process below `root` has used; returns the sum, including ended ones. */
function look(root, seen) {
  const all = new Map(processIds().map((pid) => [pid, read(pid)]));
  const isBelow = (pid, depth = 0) => {
    const process = all.get(pid);
    if (!process || depth > 50) return false;
    // An orphan still counts as ours.
    return seen.has(keyOf(process)) || process.parent === root || isBelow(process.parent, depth + 1);
  };
  for (const [pid, process] of all) {
    if (pid === root || !process || !isBelow(pid)) continue;
    const first = seen.get(keyOf(process))?.first ?? process.own;
    seen.set(keyOf(process), { ...process, first });
  }
  return [...seen.values()].reduce((sum, { own }) => sum + own, 0);
}

const keyOf = ({ pid, start }) => `${pid} ${start}`;

function processIds() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Parses a process from `/proc/<pid>/stat`; its name, which may contain anything, ends at the last parenthesis. */
function read(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (at) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS;
    return { pid, parent: Number(fields[1]), own: seconds(11), ofChildren: seconds(13), start: fields[19] };
  } catch {
    return undefined;
  }
}
