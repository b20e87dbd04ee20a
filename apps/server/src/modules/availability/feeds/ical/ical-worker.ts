import { parentPort, workerData } from 'node:worker_threads';
import { IcalFault, readIcal, type ReadOptions } from './read-ical.ts';

// A thread that reads one calendar: whoever wrote it can keep only this thread busy, and not for long.
const { text, options } = workerData as { text: string; options: ReadOptions };
try {
  parentPort?.postMessage({ taken: readIcal(text, options) });
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof IcalFault ? error.failure : 'not_a_calendar' });
}
