import {
  decideFacilityPair,
  type FacilityPair,
  listFacilityPairs,
  type PairDecision,
} from '@travesia/contracts/imports';
import type { Command } from 'commander';
import { decidePair, listPairsQuery } from '../modules/imports/index.ts';
import { commandLine } from '../platform/audit/append-audit.ts';
import { systemClock } from '../platform/clock.ts';
import { withDatabase } from './open-for-command.ts';

/** What an admin types for each decision. */
const DECISIONS = { same: 'join', different: 'separate', undecided: 'reopen' } as const satisfies Record<
  string,
  PairDecision['action']
>;

/** `travesia import pairs` and `travesia import decide`: facilities that may be one. */
export function addPairCommands(register: Command): void {
  register
    .command('pairs')
    .description('Lists rows of registers with the listings they may be, or were merged with.')
    .option('--state <state>', 'open, merged, same or different', 'open')
    .option('--page <number>', 'page of 20 pairs', '1')
    .action(listPairs);
  register
    .command('decide')
    .description(
      'Says whether the two of a pair are one facility. "different" also undoes a merge: both listings are as they were before. Later imports follow it.',
    )
    .argument('<pair>', 'the id that "import pairs" prints')
    .argument('<decision>', Object.keys(DECISIONS).join(', '))
    .action(decide);
}

async function listPairs(options: { state: string; page: string }): Promise<void> {
  const query = listFacilityPairs.query?.safeParse(options);
  if (!query?.success) throw new Error('Give a state (open, merged, same or different) and the number of a page.');
  await withDatabase(async (database) => {
    const { data, total, total_pages: pages } = await listPairsQuery({ database }, query.data, commandLine);
    const head = `${total} ${query.data.state}${pages > 1 ? `, page ${query.data.page} of ${pages}` : ''}`;
    process.stdout.write(`${[head, ...data.map(describe)].join('\n')}\n`);
  });
}

const describe = ({ id, row, listing, reason, differing }: FacilityPair): string =>
  [
    id,
    ...[row, listing].map(sideOf),
    `  ${reason}${differing.length ? `; different: ${differing.join(', ')}` : ''}`,
  ].join('\n');

const sideOf = ({ name, register, code, street, city, phones, slug }: FacilityPair['row']): string =>
  `  ${[name, register ? `${register} ${code ?? ''}`.trim() : null, street, city, phones[0], slug].filter(Boolean).join(' | ')}`;

async function decide(id: string, decision: string): Promise<void> {
  const params = decideFacilityPair.params?.safeParse({ id });
  const action = Object.entries(DECISIONS).find(([name]) => name === decision)?.[1];
  if (!params?.success || !action)
    throw new Error(`Give the id of a pair, and one of: ${Object.keys(DECISIONS).join(', ')}.`);
  await withDatabase(async (database) => {
    const { row, listing } = await decidePair(
      { database, clock: systemClock },
      { ...params.data, action },
      commandLine,
    );
    process.stdout.write(`Decided: ${row.name} and ${listing.name} are ${decision}.\n`);
  });
}
