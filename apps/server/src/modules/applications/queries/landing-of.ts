import type { Tx } from '../../../platform/db/database.ts';
import { countApplications } from '../applications.repo.ts';

/** Where a user goes after verifying their address: their open application, if any. */
export const landingOf = async (tx: Tx, userId: string): Promise<string | null> =>
  (await countApplications(tx, userId, 'open')) > 0 ? '/provider/apply' : null;
