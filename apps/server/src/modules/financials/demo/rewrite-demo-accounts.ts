import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endingOf, pauseOf } from '../accounts/account.rules.ts';
import { createAccountSeal } from '../accounts/account-seal.ts';
import { insertAccount, listInUse, replaceAccount } from '../accounts/payout-accounts.repo.ts';
import { moneyOfEveryone } from '../financials.policy.ts';
import { sumFigures } from '../money-lines.repo.ts';
import { listPayable } from '../payouts.repo.ts';
import { fictionalAccount } from './fictional-accounts.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Since when the accounts of the demo are in use, and for how long a changed one is. */
const [LONG_AGO, VERIFIED_AGO, LATELY] = [100 * DAY_MS, 99 * DAY_MS, 20 * HOUR_MS];

interface Made {
  /** Ids that follow from a key. */
  idOf: (key: string) => string;
  secret: string;
  /** Who verified them. */
  admin: string;
  /** Who set the account of the clinic of the demo’s sign-in. */
  owner: { userId: string; clinic: string };
  now: Date;
}

/**
 * Accounts of demo clinics with money: verified ones, one that was changed lately, and one clinic has none. Clinics that have accounts
 * keep them, as visitors left them. Called before payouts are. Returns what the audit log says about them.
 */
export async function rewriteDemoAccounts(tx: Tx, made: Made): Promise<PastEntry[]> {
  const sums = await sumFigures(tx, moneyOfEveryone());
  const clinics = await listPayable(
    tx,
    moneyOfEveryone(),
    sums.map(({ providerId }) => providerId),
  );
  const withAccount = new Set((await listInUse(tx, moneyOfEveryone())).map(({ providerId }) => providerId));
  const payees = Map.groupBy(
    sums.filter(({ providerId }) => clinics.get(providerId)?.demo),
    ({ providerId }) => providerId,
  );
  const ids = [...payees.keys()].sort((one, other) => rank(one, made) - rank(other, made) || one.localeCompare(other));
  const entries: PastEntry[] = [];
  for (const [place, id] of ids.entries()) {
    // The last clinic has none; the one before changed its own.
    if (withAccount.has(id) || (ids.length > 2 && place === ids.length - 1)) continue;
    const isChanged = ids.length > 2 && place === ids.length - 2;
    const country = clinics.get(id)?.country ?? '';
    for (const { name, currency } of payees.get(id) ?? [])
      entries.push(...(await writeAccounts(tx, made, { id, name, country, currency }, isChanged)));
  }
  return entries;
}

/** The clinic that visitors sign in to first: its account is verified. */
const rank = (clinic: string, { owner }: Made): number => (clinic === owner.clinic ? 0 : 1);

interface Payee {
  id: string;
  name: string;
  country: string;
  currency: string;
}

async function writeAccounts(
  tx: Tx,
  { idOf, secret, admin, owner, now }: Made,
  { id: providerId, name, country, currency }: Payee,
  isChanged: boolean,
): Promise<PastEntry[]> {
  const seal = createAccountSeal(secret);
  const entries: PastEntry[] = [];
  for (const revision of isChanged ? [1, 2] : [1]) {
    const id = idOf(`payout account/${providerId}/${currency}/${revision}`);
    const { scheme, bank, details, country: ofBank } = fictionalAccount(country, currency, digitsOf(id));
    const createdAt = new Date(now.getTime() - (revision === 1 ? LONG_AGO : LATELY));
    const verifiedAt = new Date(now.getTime() - (revision === 1 ? VERIFIED_AGO : LATELY - HOUR_MS));
    const ending = endingOf(details.number);
    if (revision > 1)
      await replaceAccount(tx, idOf(`payout account/${providerId}/${currency}/${revision - 1}`), createdAt);
    await insertAccount(tx, {
      id,
      providerId,
      currency,
      revision,
      holder: `${name} ${country === 'BR' ? 'Ltda.' : 'S.A.'}`,
      country: ofBank,
      bankName: bank,
      scheme,
      ending,
      detailsSealed: seal.seal(details, id),
      setBy: providerId === owner.clinic ? owner.userId : null,
      createdAt,
      pausedUntil: pauseOf(revision === 1, createdAt),
      verifiedAt,
      verifiedBy: admin,
    });
    const about = { targetType: 'payout_account', targetId: id, contextProviderId: providerId };
    entries.push(
      {
        ...about,
        id: idOf(`audit/account set/${id}`),
        action: 'financials.account_set',
        actorKind: providerId === owner.clinic ? 'person' : 'system',
        actorId: providerId === owner.clinic ? owner.userId : undefined,
        at: createdAt,
        facts: { currency, scheme, ending, before: null },
      },
      {
        ...about,
        id: idOf(`audit/account verified/${id}`),
        action: 'financials.account_verified',
        actorKind: 'person',
        actorId: admin,
        at: verifiedAt,
        facts: { currency, ending },
      },
    );
  }
  return entries;
}

/** Digits that follow from an id. */
const digitsOf = (id: string): string =>
  Array.from(id.replaceAll('-', ''), (one) => String(Number.parseInt(one, 16) % 10))
    .toReversed()
    .join('');
