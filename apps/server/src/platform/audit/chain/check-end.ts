import type { ChainEnd, Head } from './chain.repo.ts';
import { type ChainFault, faultAt } from './faults.ts';
import type { ChainKeys } from './link-hash.ts';

/**
 * What is wrong with the end of the chain: whether it still contains the last place this process saw, and whether its last link is the one
 * that was signed. Takes the same time for any length.
 */
export function checkEnd(keys: ChainKeys, known: Head | null, { last, below, head }: ChainEnd): ChainFault[] {
  if (known && below?.number !== known.number) return [faultAt('link_missing', (below?.number ?? 0) + 1, known.number)];
  if (known && below?.hash !== known.hash) return [faultAt('link_changed', known.number)];
  if (!last) return head && !known ? [faultAt('head_changed', 1)] : [];
  if (head?.number === last.number && head.mac === keys.hashHead(last.number, last.hash)) return [];
  return [faultAt('head_changed', last.number)];
}
