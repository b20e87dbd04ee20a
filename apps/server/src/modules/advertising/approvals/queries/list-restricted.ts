import type { RestrictedTreatments } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinicRow, ofClinic } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { mayChange } from '../../may-change.ts';
import { presentRestricted } from '../approvals.presenter.ts';
import { latestApprovals, listRestrictedUse } from '../approvals.repo.ts';

/** Every restricted treatment, and where the clinic of the request stands with it. */
export async function listRestrictedQuery(
  { database: { db }, ...deps }: AdvertisingDeps,
  language: Locale,
  actor: Actor,
): Promise<RestrictedTreatments> {
  const scope = ofClinic(actor);
  const [reference, row, approvals, use] = await Promise.all([
    deps.reference(),
    findClinicRow(db, scope),
    latestApprovals(db, scope.providerId),
    listRestrictedUse(db, scope.providerId),
  ]);
  if (!row) throw new ProblemError('access.no_clinic');
  const uses = new Map(use.map((one) => [one.treatment, one]));
  const data = [...reference.treatments.values()]
    .filter(({ restricted }) => restricted)
    .map(({ slug }) =>
      presentRestricted(reference, slug, {
        approval: approvals.get(slug),
        packages: uses.get(slug)?.packages ?? 0,
        listed: uses.get(slug)?.listed ?? false,
        mayChange: mayChange(scope.person, row.clinic),
        language,
      }),
    )
    .sort((one, other) => one.treatment.name.localeCompare(other.treatment.name, language));
  return { data };
}
