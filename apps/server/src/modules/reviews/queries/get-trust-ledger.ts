import type { TrustLedger } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ReviewReads } from '../review-reads.ts';
import { countableBy } from '../reviews.policy.ts';
import { countTrust } from '../trust-ledger.repo.ts';

/** The current trust ledger: credentials count by the date at their clinic; the ledger itself is dated in UTC. */
export async function getTrustLedgerQuery(reads: ReviewReads, actor: Actor): Promise<TrustLedger> {
  const { clock, database } = reads;
  return { as_of: clock.today(), ...(await countTrust(database.db, countableBy(actor), clock.now())) };
}
