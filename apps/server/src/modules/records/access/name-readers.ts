import type { RecordsDeps } from '../records-deps.ts';
import type { RecordScope } from '../records.policy.ts';
import { findSealedLinkNames } from '../links/links.repo.ts';
import type { AccessRow } from './access-log.repo.ts';

const idsOf = (rows: readonly Pick<AccessRow, 'through'>[], kind: 'link' | 'companion'): string[] => [
  ...new Set(rows.flatMap(({ through }) => (through?.startsWith(`${kind}:`) ? [through.slice(kind.length + 1)] : []))),
];

/** How the patient calls those who read with a link or as a companion, by what they read through; without those that were emptied. */
export async function nameReaders(
  { database: { db }, seal, companionNames }: RecordsDeps,
  scope: RecordScope,
  rows: readonly Pick<AccessRow, 'through'>[],
): Promise<Map<string, string>> {
  const [links, companions] = await Promise.all([
    findSealedLinkNames(db, scope, idsOf(rows, 'link')),
    companionNames(db, scope.patientId, idsOf(rows, 'companion')),
  ]);
  return new Map([
    ...[...links].map(([id, sealed]) => [`link:${id}`, seal.open(sealed, id)] as const),
    ...[...companions].map(([id, name]) => [`companion:${id}`, name] as const),
  ]);
}
