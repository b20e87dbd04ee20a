import type { Tx } from '../../../platform/db/database.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Files } from '../../../platform/storage/files.ts';

/** Dependencies of imports by admins. */
export type ImportsDeps = Pick<ModuleDeps, 'database' | 'clock'> & {
  files: Files;
  /** Queues an import's run, in the transaction that marks it as running. */
  enqueue: (tx: Tx, run: 'check' | 'commit', importId: string) => Promise<void>;
};
