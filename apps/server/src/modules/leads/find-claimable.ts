import type { Db } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { refuseFaults } from './refuse-faults.ts';
import { findListedProvider, type ListedProvider } from './subjects.repo.ts';

/** An imported listing without an owner. Throws when it does not exist, or `leads.listing_not_claimable`. */
export async function findClaimable(db: Db, id: string): Promise<ListedProvider> {
  const provider = await findListedProvider(db, id);
  if (!provider)
    refuseFaults([{ path: 'body.provider_id', code: 'unknown_reference', message: 'names nothing that is shown' }]);
  if (provider?.listing !== 'directory') throw new ProblemError('leads.listing_not_claimable');
  return provider;
}
