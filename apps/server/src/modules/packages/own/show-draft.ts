import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { findOwn } from './drafts.repo.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';
import type { OwnPackagesScope } from './own-packages.policy.ts';
import { type OwnView, presentDraft } from './own-packages.presenter.ts';
import { publishingFacts } from './publishing-facts.ts';
import { countAgreements, findSellingClinic, type SellingClinic } from './selling-clinic.repo.ts';

/** The clinic of a request. Throws `access.no_clinic`. */
export async function sellingClinic(
  db: Db | Tx,
  { clock }: Pick<OwnPackagesDeps, 'clock'>,
  { providerId }: OwnPackagesScope,
): Promise<SellingClinic> {
  const clinic = await findSellingClinic(db, providerId, clock.now());
  if (!clinic) throw new ProblemError('access.no_clinic');
  return clinic;
}

/** Same, with what presenters need. */
export async function ownView(
  db: Db | Tx,
  deps: OwnPackagesDeps,
  { scope, reference, language }: { scope: OwnPackagesScope; reference: Reference; language: Locale },
): Promise<OwnView> {
  const clinic = await sellingClinic(db, deps, scope);
  return { reference, scope, clinic, today: deps.clock.today(clinic.timeZone), language };
}

/** The working copy of one of the clinic's packages, as the API returns it. Throws `packages.not_found`. */
export async function showDraft(
  db: Db | Tx,
  deps: OwnPackagesDeps,
  asked: { scope: OwnPackagesScope; reference: Reference; language: Locale },
  id: string,
): Promise<PackageDraft> {
  const view = await ownView(db, deps, asked);
  const row = await findOwn(db, asked.scope, id);
  if (!row) throw new ProblemError('packages.not_found');
  const facts = await publishingFacts(db, asked.reference, view.clinic, row.content);
  return presentDraft(view, row, { facts, agreements: await countAgreements(db, id) });
}
