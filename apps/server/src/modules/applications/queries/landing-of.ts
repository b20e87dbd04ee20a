import type { Tx } from '../../../platform/db/database.ts';
import { countApplications } from '../applications.repo.ts';

/** Where somebody who has just proved their address goes on to: their open application, if there is one. */
export const landingOf = async (tx: Tx, userId: string): Promise<string | null> =>
  (await countApplications(tx, userId, 'open')) > 0 ? '/provider/apply' : null;
