import type { TrustLedger } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ReviewReads } from '../review-reads.ts';
import { countableBy } from '../reviews.policy.ts';
import { countTrust } from '../trust-ledger.repo.ts';

/** The trust ledger as of today. */
export async function getTrustLedgerQuery(reads: ReviewReads, actor: Actor): Promise<TrustLedger> {
  const today = reads.clock.today();
  return { as_of: today, ...(await countTrust(reads.database.db, countableBy(actor), today)) };
}
