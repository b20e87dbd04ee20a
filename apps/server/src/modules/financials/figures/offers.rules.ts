import type { Figure } from '@travesia/contracts/financials';
import { figureOf } from './figure-lines.rules.ts';
import type { LedgerSum } from './ledger-sums.repo.ts';

/** Money of what was sold, in one currency. */
export interface Offer {
  kind: string;
  packageId: string | null;
  service: string | null;
  treatment: string | null;
  bookings: number;
  received: number;
  refunded: number;
  fees: number;
  earned: number;
}

/** Currencies of a clinic’s money, those with most payments first. */
export function currenciesOf(sums: readonly LedgerSum[]): string[] {
  const captures = new Map<string, number>();
  for (const { currency, account, kind, lines } of sums)
    captures.set(currency, (captures.get(currency) ?? 0) + (account === 'gateway' && kind === 'capture' ? lines : 0));
  return [...captures]
    .sort(([one, payments], [other, others]) => others - payments || one.localeCompare(other))
    .map(([currency]) => currency);
}

/** The same money by package, service or kind of booking; most earned first. */
export function offersOf(sums: readonly LedgerSum[]): Offer[] {
  const groups = new Map<string, LedgerSum[]>();
  for (const line of sums) {
    if (line.visit === null) continue;
    const key = [line.visit, line.packageId, line.service, line.treatment].join('|');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()]
    .flatMap(asOffer)
    .sort((one, other) => other.earned - one.earned || other.received - one.received || order(one, other));
}

function asOffer(lines: readonly LedgerSum[]): Offer[] {
  const [first] = lines;
  if (!first) return [];
  const { visit, packageId, service, treatment } = first;
  const of = (figure: Figure) => figureOf(figure, lines);
  return [
    {
      kind: visit ?? '',
      packageId,
      service,
      treatment,
      bookings: lines.reduce((total, { bookings }) => total + bookings, 0),
      received: of('received'),
      refunded: of('refunded') + of('lost'),
      fees: of('fees'),
      earned: of('earned'),
    },
  ];
}

const order = (one: Offer, other: Offer) =>
  one.kind.localeCompare(other.kind) || (one.packageId ?? '').localeCompare(other.packageId ?? '');
