import { claimMoved, claimOpened, claimOverdue } from '@travesia/contracts/aftercare';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { findToldClaim } from '../claims.repo.ts';
import { type ClaimHappened, type ClaimNews, claimNewsOf } from './claim-news.rules.ts';

type Told = NonNullable<Awaited<ReturnType<typeof findToldClaim>>>;

/** Calls `tell` under a subscriber’s name for everything that people are told of claims. */
export function tellOfClaimEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, news: ClaimNews, record: Told, at: Date) => Promise<void>,
): void {
  const told = async (tx: Tx, id: string, happened: ClaimHappened, at: Date) => {
    const record = await findToldClaim(tx, id);
    if (record) await tell(tx, claimNewsOf(happened, { row: record.row, clinic: record.provider.name }), record, at);
  };
  outbox.subscribe(claimOpened, name, (tx, { claim_id: id }, { occurredAt }) =>
    told(tx, id, { what: 'opened' }, occurredAt),
  );
  outbox.subscribe(claimMoved, name, (tx, { claim_id: id, action, by }, { occurredAt }) =>
    told(tx, id, { what: 'moved', action, by }, occurredAt),
  );
  outbox.subscribe(claimOverdue, name, (tx, { claim_id: id, who }, { occurredAt }) =>
    told(tx, id, { what: 'overdue', who }, occurredAt),
  );
}
