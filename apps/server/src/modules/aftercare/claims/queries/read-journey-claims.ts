import type { ClaimKind, JourneyClaims } from '@travesia/contracts/aftercare';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findJourney, ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentClaimSummary } from '../claims.presenter.ts';
import { listClaimsOf } from '../claims.repo.ts';
import { readOpening } from '../opening-facts.ts';
import { openingOf, subjectsOf } from '../opening.rules.ts';

/** Before anything was booked, the currency in which clinics are compared. */
const NO_CURRENCY = 'USD';

/** What was agreed for complications, what can be claimed, and the claims of a journey. Throws `journeys.not_found`. */
export async function readJourneyClaims(
  deps: AftercareDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<JourneyClaims> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.takeSide, actor);
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const [reference, { policy, cover, treated, facts }, claims] = await Promise.all([
    deps.reference(),
    readOpening(deps, db, record, language),
    listClaimsOf(db, id),
  ]);
  const isPatient = roleOn(scope, record.row) === 'patient';
  const opening = (kind: ClaimKind) => {
    const { bar, until } = openingOf(kind, facts);
    return { possible: isPatient && bar === null, bar, until };
  };
  const now = deps.clock.now();
  return {
    policy,
    treated_on: facts.treatedOn,
    currency: treated.currency ?? NO_CURRENCY,
    opening: { complication: opening('complication'), dispute: opening('dispute') },
    subjects: subjectsOf(cover),
    data: claims.map((claim) => presentClaimSummary(scope, claim, { reference, language, now })),
  };
}
