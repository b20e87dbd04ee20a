import type { JourneyList, listNetworkJourneys } from '@travesia/contracts/journeys';
import { type EndpointArgs, type Locale, pageFacts } from '@travesia/contracts/kit';
import type { JourneyScope } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { presentJourneySummary } from '../journeys.presenter.ts';
import { countJourneys, type JourneyFilter, listJourneys } from '../journeys.repo.ts';

type Query = EndpointArgs<typeof listNetworkJourneys>['query'];
type Asked = Pick<Query, 'tab' | 'page' | 'limit'> & Partial<Pick<Query, 'sort'>> & JourneyFilter;

/** A page of journeys within a scope, with counts by tab. */
export async function listJourneysQuery(
  { database: { db }, clock, reference }: JourneysDeps,
  scope: JourneyScope,
  { tab, page, limit, sort, ...filter }: Asked,
  language: Locale,
): Promise<JourneyList> {
  const [kept, counts, records] = await Promise.all([
    reference(),
    countJourneys(db, scope, filter),
    listJourneys(db, scope, { ...filter, tab, sort, now: clock.now() }, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    data: records.map((record) => presentJourneySummary(scope, record, kept, language)),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}
