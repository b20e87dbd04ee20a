import type { TrustLedger } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ReviewReads } from '../review-reads.ts';
import { countableBy } from '../reviews.policy.ts';
import { countTrust } from '../trust-ledger.repo.ts';

/** The trust ledger as of now: credentials count by the day at their clinic, and the ledger itself, in no place, has the day in UTC. */
export async function getTrustLedgerQuery(reads: ReviewReads, actor: Actor): Promise<TrustLedger> {
  const { clock, database } = reads;
  return { as_of: clock.today(), ...(await countTrust(database.db, countableBy(actor), clock.now())) };
}
