import type { AttachedRecord } from '@travesia/contracts/messaging';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { keyOf } from '../../records/index.ts';
import type { InboxScope } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { listRecordsOf } from './message-records.repo.ts';

/** Whoever acts for a clinic from outside reads its messages, but no records; organizations and Travesía’s team read none either. */
const readerOf = ({ party, isOutside }: InboxScope) =>
  party === 'patient' ? 'patient' : party === 'provider' && !isOutside ? 'clinic' : 'other';

/** Records of messages, by message, as somebody on one side can read them now. */
export async function readAttached(
  { sentRecords, clock }: Pick<MessagingDeps, 'sentRecords' | 'clock'>,
  db: Db | Tx,
  scope: InboxScope,
  messageIds: readonly string[],
): Promise<Map<string, AttachedRecord[]>> {
  const sent = await listRecordsOf(db, messageIds);
  const named = await sentRecords.named(db, [...sent.values()].flat(), { as: readerOf(scope), now: clock.now() });
  return new Map(
    [...sent].map(([messageId, rows]) => [
      messageId,
      rows.map((row) => {
        const record = named.get(keyOf(row));
        return {
          id: row.recordId,
          journey_id: row.journeyId,
          title: record?.title ?? null,
          kind: record?.kind ?? null,
          readable: record !== undefined,
        };
      }),
    ]),
  );
}
