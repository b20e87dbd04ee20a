import type { Tx } from '../../../platform/db/database.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Files } from '../../../platform/storage/files.ts';

/** What imports by admins are made with. */
export type ImportsDeps = Pick<ModuleDeps, 'database' | 'clock'> & {
  files: Files;
  /** Puts the run of an import into the queue, in the transaction that says it runs. */
  enqueue: (tx: Tx, run: 'check' | 'commit', importId: string) => Promise<void>;
};
