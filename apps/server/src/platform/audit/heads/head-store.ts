import type { Head } from '../chain/chain.repo.ts';

/** Which log a head belongs to: the same database, or the same chain restored into another. */
export interface ChainIdentity {
  /** Where the database is, as configured; nobody can change it from inside the database. */
  location: string;
  /** Hash of the first link; null if there is none. */
  chain: string | null;
}

/**
 * Keeps the last place of the chain outside the database, so that the database alone can't be set back unnoticed. Several processes may share
 * a store; it may forget recent heads, which only makes it a weaker witness.
 */
export interface HeadStore {
  /** The highest head kept for the same location or chain. */
  read(identity: ChainIdentity): Promise<Head | null>;
  write(identity: ChainIdentity, head: Head): Promise<void>;
}

/** A head as stored. */
export interface KeptHead extends ChainIdentity, Head {
  at: string;
}

/** The highest head of those that belong to the same log: places are never used again, so the highest is the newest. */
export function highestHead(heads: readonly KeptHead[], { location, chain }: ChainIdentity): Head | null {
  let highest: Head | null = null;
  for (const { number, hash, ...one } of heads) {
    const same = one.location === location || (chain !== null && one.chain === chain);
    if (same && number > (highest?.number ?? 0)) highest = { number, hash };
  }
  return highest;
}
