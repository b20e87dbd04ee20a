import type { RecordsWaiting } from '@travesia/contracts/records';
import type { Actor } from '../../../platform/http/request-context.ts';
import { countRefused } from '../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { countAsking } from '../requests/requests.repo.ts';

/** What the user has to do about records: shown where they look first, so it opens nothing that is sealed. */
export async function getRecordsWaitingQuery(
  { database: { db } }: Pick<RecordsDeps, 'database'>,
  actor: Actor,
): Promise<RecordsWaiting> {
  const scope = ownRecords(actor);
  const [asking, refused] = await Promise.all([countAsking(db, scope), countRefused(db, scope)]);
  return {
    requests: asking.map(({ journeyId, clinic, total }) => ({ journey_id: journeyId, clinic, count: total })),
    refused,
  };
}
