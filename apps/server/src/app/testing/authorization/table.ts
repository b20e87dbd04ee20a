import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRINCIPALS, type Principal } from './principals.ts';

const FILE = path.resolve(import.meta.dirname, 'authorization.tsv');

/** Content of a cell: `in`, or status and code of the refusal. */
export type Row = Readonly<Record<Principal, string>>;

/** Refusal codes, abbreviated for readable lines. */
const SHORT: Readonly<Record<string, string>> = {
  '401 access.signed_out': '401',
  '403 access.not_allowed': '403',
  '403 access.closed_to_demo': '403-demo',
  '403 access.no_provider_context': '403-context',
  '403 access.other_provider_context': '403-other',
  '403 access.no_clinic': '403-clinic',
  '403 access.provider_suspended': '403-suspended',
  '404 access.no_organization': '404-org',
};
export const shortOf = (decision: string): string => SHORT[decision] ?? decision;

/** The reviewed table, by route. */
export function readTable(): Map<string, Row> {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const principals = head.split('\t').slice(1);
  if (principals.join() !== PRINCIPALS.join()) throw new Error('the table does not name the principals in their order');
  return new Map(
    lines.map((line) => {
      const [route = '', ...cells] = line.split('\t');
      return [route, Object.fromEntries(PRINCIPALS.map((who, at) => [who, cells[at] ?? ''])) as Row];
    }),
  );
}

/** Rewrites the table: every changed line must then be reviewed. */
export function writeTable(rows: ReadonlyMap<string, Row>): void {
  const lines = [...rows].map(([route, row]) => [route, ...PRINCIPALS.map((who) => row[who])].join('\t'));
  writeFileSync(FILE, `${[['route', ...PRINCIPALS].join('\t'), ...lines.toSorted()].join('\n')}\n`);
}
