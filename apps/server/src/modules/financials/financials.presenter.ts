import type { Figures, MoneyByOffer, MoneyLine } from '@travesia/contracts/financials';
import type { Locale, Money } from '@travesia/contracts/kit';
import type { Reference } from '../catalog/index.ts';
import type { MoneyScope } from './financials.policy.ts';
import type { FigureSums } from './figures/figure-lines.rules.ts';
import type { Offer } from './figures/offers.rules.ts';
import type { LineRow } from './money-lines.repo.ts';

/** Negative zero is not an amount. */
export const moneyOf = (amount: number, currency: string): Money => ({ amount: amount === 0 ? 0 : amount, currency });

export const presentFigures = (sums: FigureSums, currency: string): Figures =>
  Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, moneyOf(amount, currency)])) as Figures;

/** What a booking was made for, where the user may know it. */
export interface Titled {
  packageTitle: LineRow['packageTitle'];
  serviceName: LineRow['serviceName'];
  treatment: string | null;
}

export function titleOf(reference: Reference, row: Titled, language: Locale): string | null {
  const treatment = row.treatment === null ? undefined : reference.everyTreatment.get(row.treatment);
  return row.packageTitle?.[language] ?? row.serviceName?.[language] ?? treatment?.name[language] ?? null;
}

interface Around {
  scope: MoneyScope;
  reference: Reference;
  language: Locale;
}

export function presentLine(row: LineRow, { scope, reference, language }: Around): MoneyLine {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    amount: moneyOf(row.amount, row.currency),
    clinic: { id: row.clinicId, name: row.clinicName },
    booking:
      row.bookingId && row.bookingReference
        ? {
            id: row.bookingId,
            reference: row.bookingReference,
            title: scope.namesPatients ? titleOf(reference, row, language) : null,
          }
        : null,
    payout: row.payoutId && row.payoutReference ? { id: row.payoutId, reference: row.payoutReference } : null,
    note: row.note,
  };
}

/** An offer with the names of its package and service. */
type TitledOffer = Omit<Offer, 'service'> & Titled;

export function presentOffer(row: TitledOffer, currency: string, reference: Reference, language: Locale): MoneyByOffer {
  return {
    about: { kind: kindOf(row), id: row.packageId, title: titleOf(reference, row, language) },
    bookings: row.bookings,
    received: moneyOf(row.received, currency),
    refunded: moneyOf(row.refunded, currency),
    fees: moneyOf(row.fees, currency),
    earned: moneyOf(row.earned, currency),
  };
}

function kindOf({ packageId, serviceName, kind }: TitledOffer): MoneyByOffer['about']['kind'] {
  if (packageId !== null) return 'package';
  if (serviceName) return 'service';
  return kind === 'treatment' ? 'other' : 'consultation';
}
