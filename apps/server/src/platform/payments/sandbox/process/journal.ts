import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Change } from '../book/rows.ts';

/** Where a gateway keeps its changes. */
export const journalFile = (folder: string): string => path.join(folder, 'journal.jsonl');

export interface Journal {
  /** What was kept before, in order. */
  changes: Change[];
  /** Writes a change as one line. On return it is on the disk. */
  keep(change: Change): void;
  close(): void;
}

/**
 * Opens the journal of a folder. A killed process may leave half a line at the end: its change was never confirmed, so the
 * line is removed. Throws if anything before it cannot be read.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = journalFile(folder);
  const descriptor = openSync(file, 'a+', 0o600);
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) ftruncateSync(descriptor, whole);
  syncFolder(folder);
  return {
    changes: bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean).map(readLine(file)),
    keep: (change) => {
      writeWhole(descriptor, Buffer.from(`${JSON.stringify(change)}\n`));
      fdatasyncSync(descriptor);
    },
    close: () => closeSync(descriptor),
  };
}

const readLine = (file: string) => (line: string, at: number) => {
  try {
    return JSON.parse(line) as Change;
  } catch (error) {
    throw new Error(`line ${at + 1} of ${file} is damaged`, { cause: error });
  }
};

function writeWhole(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}

/** A new file survives a power cut only once its folder is on the disk too. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
