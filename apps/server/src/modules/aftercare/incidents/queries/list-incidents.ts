import type { IncidentList, listNetworkIncidents } from '@travesia/contracts/aftercare';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { JourneyScope } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentIncidentSummary } from '../incidents.presenter.ts';
import { countIncidents, listIncidents } from '../incidents.repo.ts';

/** A page of incidents within a scope, with counts by tab. */
export async function listIncidentsQuery(
  { database: { db } }: AftercareDeps,
  scope: JourneyScope,
  { tab, page, limit, ...filter }: EndpointArgs<typeof listNetworkIncidents>['query'],
): Promise<IncidentList> {
  const [counts, records] = await Promise.all([
    countIncidents(db, scope, filter),
    listIncidents(db, scope, { ...filter, tab }, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    data: records.map((record) => presentIncidentSummary(scope, record)),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}
