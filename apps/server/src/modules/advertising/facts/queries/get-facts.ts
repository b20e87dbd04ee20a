import type { AdvertisingFacts, AdvertisingStatements } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinicRow, findListedCountry, ofClinic, visibleTo } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { mayChange } from '../../may-change.ts';
import { presentFacts, presentStatements } from '../facts.presenter.ts';
import { findFacts } from '../facts.repo.ts';

/** What the clinic of the request states for its advertising. */
export const getFactsQuery = ({ database }: AdvertisingDeps, language: Locale, actor: Actor) =>
  showFacts(database.db, ofClinic(actor), language);

/** Same, also usable in a transaction. */
export async function showFacts(
  db: Db | Tx,
  scope: ReturnType<typeof ofClinic>,
  language: Locale,
): Promise<AdvertisingFacts> {
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  const { country } = row.clinic;
  return presentFacts(await findFacts(db, scope.providerId), {
    country,
    language,
    mayChange: mayChange(scope.person, row.clinic),
  });
}

/** What the pages of a listed clinic have to state. Throws `providers.not_found`. */
export async function listStatementsQuery(
  { database: { db } }: AdvertisingDeps,
  slug: string,
  actor: Actor,
): Promise<AdvertisingStatements> {
  const clinic = await findListedCountry(db, visibleTo(actor), slug);
  if (!clinic) throw new ProblemError('providers.not_found');
  return { data: presentStatements(await findFacts(db, clinic.id), clinic.country) };
}
