import type { AdvertisingFindings, checkAdvertising } from '@travesia/contracts/advertising';
import type { EndpointArgs, Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinicRow, ofClinic } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { listApproved } from '../../approvals/approvals.repo.ts';
import { claimFacts } from '../../facts/facts.presenter.ts';
import { findFacts } from '../../facts/facts.repo.ts';
import { type ClaimFacts, findClaims } from '../find-claims.ts';

/** What the rules of the clinic's country say about texts that it is writing. Saves nothing. */
export async function checkAdvertisingQuery(
  { database: { db } }: AdvertisingDeps,
  { texts }: EndpointArgs<typeof checkAdvertising>['body'],
  language: Locale,
  actor: Actor,
): Promise<AdvertisingFindings> {
  const scope = ofClinic(actor);
  const [row, facts] = await Promise.all([findClinicRow(db, scope), readClaimFacts(db, scope.providerId)]);
  if (!row) throw new ProblemError('access.no_clinic');
  const { country } = row.clinic;
  const data = findClaims({ country, texts, facts }).map(({ message, instead, ...finding }) => ({
    ...finding,
    message: message[language],
    instead: instead[language],
  }));
  return { country, data };
}

/** What `findClaims` must know of a clinic: what it states, and what it was approved for. */
export async function readClaimFacts(db: Db | Tx, providerId: string): Promise<ClaimFacts> {
  const row = await findFacts(db, providerId);
  return claimFacts(row, await listApproved(db, providerId));
}
