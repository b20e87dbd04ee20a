import type { ClaimList, listAllClaims } from '@travesia/contracts/aftercare';
import { type EndpointArgs, type Locale, pageFacts } from '@travesia/contracts/kit';
import type { JourneyScope } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentClaimSummary } from '../claims.presenter.ts';
import { turnOfDesk } from '../claims.policy.ts';
import { countClaims, listClaims } from '../claims.repo.ts';

type Asked = EndpointArgs<typeof listAllClaims>['query'] & { own: boolean };

/** A page of claims within a scope, with counts by tab. */
export async function listClaimsQuery(
  { database: { db }, reference, clock }: AftercareDeps,
  scope: JourneyScope,
  { tab, page, limit, ...asked }: Asked,
  language: Locale,
): Promise<ClaimList> {
  const now = clock.now();
  const filter = { ...asked, turn: turnOfDesk(scope, asked.own) };
  const [kept, counts, records] = await Promise.all([
    reference(),
    countClaims(db, scope, filter),
    listClaims(db, scope, { ...filter, tab }, { limit, offset: (page - 1) * limit, now }),
  ]);
  return {
    data: records.map((record) => presentClaimSummary(scope, record, { reference: kept, language, now })),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}
