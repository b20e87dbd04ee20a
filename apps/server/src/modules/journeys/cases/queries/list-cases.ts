import type { CaseList, listCases } from '@travesia/contracts/journeys';
import { type EndpointArgs, type Locale, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { ownCases } from '../cases.policy.ts';
import { presentCaseSummary } from '../cases.presenter.ts';
import { countCases, listCases as listRows } from '../cases.repo.ts';

/** A page of the user's cases. */
export async function listCasesQuery(
  { database, reference }: JourneysDeps,
  { status, page, limit }: EndpointArgs<typeof listCases>['query'],
  actor: Actor,
  language: Locale,
): Promise<CaseList> {
  const scope = ownCases(actor);
  const { db } = database;
  const [kept, total, records] = await Promise.all([
    reference(),
    countCases(db, scope, status),
    listRows(db, scope, status, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    data: records.map((record) => presentCaseSummary(record, kept, language)),
    ...pageFacts(total, page, limit),
  };
}
