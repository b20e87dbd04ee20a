import type { AdminAccounts, ClinicAccounts } from '@travesia/contracts/financials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { currenciesOf } from '../../figures/offers.rules.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfClinic, type MoneyScope } from '../../financials.policy.ts';
import { namesOf } from '../../payouts.repo.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { findPayee, listFormer, listInUse } from '../payout-accounts.repo.ts';
import type { AccountRow } from '../payout-accounts.tables.ts';

const USUAL = 'USD';

/** The accounts of the request’s clinic, and in which currencies it needs one. Who verified them is not told. */
export async function listClinicAccountsQuery(
  { database: { db }, reference, clock, closed }: FinancialsDeps,
  actor: Actor,
): Promise<ClinicAccounts> {
  const scope = moneyOfClinic(actor);
  const clinicId = scope.of.kind === 'clinic' ? scope.of.id : '';
  const now = clock.now();
  const [clinic, accounts, former, sums, kept] = await Promise.all([
    findPayee(db, scope, clinicId),
    listInUse(db, scope),
    listFormer(db, scope, clinicId),
    closed.read(db, clinicId),
    reference(),
  ]);
  if (!clinic) throw new ProblemError('access.no_clinic');
  const names = await namesOf(
    db,
    [...accounts, ...former].map(({ setBy }) => setBy),
  );
  const withMoney = currenciesOf(sums);
  const ofCountry = kept.countries.get(clinic.country)?.currency ?? USUAL;
  const maySet = actor.kind === 'person' && actor.forProvider?.abilities.includes('bank_account.change');
  const known = new Set(accounts.map(({ currency }) => currency));
  const present = (row: AccountRow) => ({ ...presentAccount(row, names, now), verified_by: null });
  return {
    accounts: accounts.map(present),
    former: former.map(present),
    missing: withMoney.filter((currency) => !known.has(currency)),
    currencies: [...new Set([...withMoney, ofCountry, USUAL, ...kept.currencies.map(({ code }) => code)])],
    country: clinic.country,
    time_zone: clinic.timeZone,
    actions: maySet ? ['set', 'reveal'] : [],
  };
}

/** The accounts of any clinic, for admins. Throws `financials.clinic_not_found`. */
export async function listAdminAccountsQuery(
  { database: { db }, clock }: FinancialsDeps,
  scope: MoneyScope,
  clinicId: string,
): Promise<AdminAccounts> {
  const now = clock.now();
  const [clinic, accounts, former] = await Promise.all([
    findPayee(db, scope, clinicId),
    listInUse(db, scope, [clinicId]),
    listFormer(db, scope, clinicId),
  ]);
  if (!clinic) throw new ProblemError('financials.clinic_not_found');
  const names = await namesOf(
    db,
    [...accounts, ...former].flatMap(({ setBy, verifiedBy }) => [setBy, verifiedBy]),
  );
  return {
    legal_name: clinic.legalName,
    clinic: { id: clinic.id, name: clinic.name },
    accounts: accounts.map((row) => ({
      ...presentAccount(row, names, now),
      actions: [
        ...(row.verifiedAt || row.refusedAt ? [] : (['verify'] as const)),
        ...(row.refusedAt ? [] : (['refuse'] as const)),
        'reveal' as const,
      ],
    })),
    former: former.map((row) => presentAccount(row, names, now)),
    time_zone: clinic.timeZone,
  };
}
