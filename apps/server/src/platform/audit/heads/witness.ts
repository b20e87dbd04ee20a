import type { Logger } from 'pino';
import type { Head } from '../chain/chain.repo.ts';
import type { HeadStore } from './head-store.ts';

/** Knows the last place of the chain that this process saw, also across restarts. */
export interface Witness {
  /** Null if this is the first time. `readFirst` reads the hash of the chain's first link. */
  known(readFirst: () => Promise<string | null>): Promise<Head | null>;
  /** Keeps the current end of the chain. */
  saw(first: string | null, head: Head): Promise<void>;
}

/**
 * `location` is where the database is, as configured. While the store can't be written, the process remembers the end only until it stops;
 * entries are sealed all the same.
 */
export function createWitness(store: HeadStore, location: string, logger: Pick<Logger, 'error'>): Witness {
  let isKept = true;
  let memory: Head | null = null;
  let isRead = false;
  return {
    known: async (readFirst) => {
      if (!isRead) memory = await store.read({ location, chain: await readFirst() });
      isRead = true;
      return memory;
    },
    saw: async (first, head) => {
      // Places are never used again: a lower one is older, from a sealing that ended later.
      if (memory && head.number <= memory.number) return;
      memory = head;
      try {
        await store.write({ location, chain: first }, head);
        isKept = true;
      } catch (error) {
        if (isKept) logger.error({ err: error }, 'the end of the audit log cannot be kept outside the database');
        isKept = false;
      }
    },
  };
}

/** Where a configured database is, without its password. */
export function locationOf(databaseUrl: string | undefined): string {
  if (!databaseUrl) return 'embedded';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}
