import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRINCIPALS, type Principal } from '../authorization/principals.ts';

const FILE = path.resolve(import.meta.dirname, 'live-hearing.tsv');

/** Content of a cell: `hears`, `-`, or how the connection was refused. */
export type Hearing = Readonly<Record<Principal, string>>;

/** What a line is about: what was done, and an event that somebody heard of it. */
export const lineOf = (act: string, event: string): string => `${act}\t${event}`;

/** The reviewed table, by line. */
export function readHearing(): Map<string, Hearing> {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const principals = head.split('\t').slice(2);
  if (principals.join() !== PRINCIPALS.join()) throw new Error('the table does not name the principals in their order');
  return new Map(
    lines.map((line) => {
      const [act = '', event = '', ...cells] = line.split('\t');
      return [lineOf(act, event), Object.fromEntries(PRINCIPALS.map((who, at) => [who, cells[at] ?? ''])) as Hearing];
    }),
  );
}

/** Rewrites the table: every changed line must then be reviewed. */
export function writeHearing(rows: ReadonlyMap<string, Hearing>): void {
  const lines = [...rows].map(([line, row]) => [line, ...PRINCIPALS.map((who) => row[who])].join('\t'));
  writeFileSync(FILE, `${[['act', 'event', ...PRINCIPALS].join('\t'), ...lines].join('\n')}\n`);
}
