import type { GivenConsent, GivenConsents, listGivenConsents } from '@travesia/contracts/privacy';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ConsentKept } from '../../profiles/index.ts';
import type { PrivacyCalls } from '../privacy-deps.ts';
import { personOf } from '../privacy.policy.ts';

/** Every consent the person gave, newest first. A person’s consents fit into memory: they gave each by hand. */
export async function listGivenConsentsQuery(
  { database, clock, consents }: PrivacyCalls,
  { page, limit, purpose, state }: EndpointArgs<typeof listGivenConsents>['query'],
  actor: Actor,
): Promise<GivenConsents> {
  const { userId } = personOf(actor);
  const now = clock.now();
  const kept = (await Promise.all(consents.map((source) => source(database.db, userId)))).flat();
  const wanted = kept
    .map((one) => present(one, now))
    .filter((one) => !purpose || one.purpose === purpose)
    .filter((one) => !state || (one.ended_at === null) === (state === 'in_force'))
    .sort((a, b) => b.given_at.localeCompare(a.given_at) || a.id.localeCompare(b.id));
  return {
    data: wanted.slice((page - 1) * limit, page * limit),
    ...pageFacts(wanted.length, page, limit),
  };
}

/** One whose day has passed has ended then, whether or not a timer has seen it. */
function present({ givenAt, endedAt, until, journeyId, recordId, ...one }: ConsentKept, now: Date): GivenConsent {
  const ended = endedAt ?? (until && until <= now ? until : null);
  return {
    ...one,
    given_at: givenAt.toISOString(),
    until: until?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
    journey_id: journeyId,
    record_id: recordId,
  };
}
