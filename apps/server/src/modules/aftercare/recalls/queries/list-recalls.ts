import type { listRecalls, RecallList } from '@travesia/contracts/aftercare';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { JourneyScope } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentRecallSummary } from '../recalls.presenter.ts';
import { ofTeam } from '../recalls.policy.ts';
import { countPeople, countRecalls, listRecallRecords, listRecallsConcerning } from '../recalls.repo.ts';

/** A page of recalls for admins, with counts by tab. */
export async function listRecallsQuery(
  { database: { db } }: AftercareDeps,
  { tab, page, limit }: EndpointArgs<typeof listRecalls>['query'],
  { actor, language }: RequestContext,
): Promise<RecallList> {
  const scope = ofTeam(actor);
  const [counts, records] = await Promise.all([
    countRecalls(db, scope),
    listRecallRecords(db, scope, tab, { limit, offset: (page - 1) * limit }),
  ]);
  const people = await countPeople(
    db,
    records.map(({ row }) => row.id),
  );
  return {
    data: records.map((record) => presentRecallSummary(record, people.get(record.row.id), language)),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}

/** A page of recalls that concern journeys of a clinic or an organization. They were all sent. */
export async function listRecallsOfDesk(
  { database: { db } }: AftercareDeps,
  scope: JourneyScope,
  { page, limit }: { page: number; limit: number },
  { language }: RequestContext,
): Promise<RecallList> {
  const { records, total } = await listRecallsConcerning(db, scope, { limit, offset: (page - 1) * limit });
  const people = await countPeople(
    db,
    records.map(({ row }) => row.id),
    scope,
  );
  const closed = records.filter(({ row }) => row.closedAt !== null).length;
  return {
    data: records.map((record) => presentRecallSummary(record, people.get(record.row.id), language)),
    ...pageFacts(total, page, limit),
    counts: { drafted: 0, contacting: total - closed, closed, all: total },
  };
}
