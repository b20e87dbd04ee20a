import { type Figure, FIGURES } from '@travesia/contracts/financials';
import type { LedgerAccount, LedgerKind } from '@travesia/contracts/payments';

/** Ledger lines that a figure is the sum of. */
interface FigureLines {
  account: LedgerAccount;
  /** Kinds of entries that count; all if omitted. */
  only?: readonly LedgerKind[];
  except?: readonly LedgerKind[];
  /** Whether lines count of bookings whose money is frozen, or only of others; all if omitted. */
  frozen?: boolean;
  /** Whether debits or credits count as more. */
  sign: 1 | -1;
}

/** How each figure is made. */
export const FIGURE_LINES: Readonly<Record<Figure, FigureLines>> = {
  received: { account: 'gateway', only: ['capture'], sign: 1 },
  refunded: { account: 'gateway', only: ['refund'], sign: -1 },
  lost: { account: 'disputed', only: ['dispute_lost'], sign: -1 },
  covered: { account: 'loss', sign: 1 },
  disputed: { account: 'disputed', sign: 1 },
  held: { account: 'held', sign: -1 },
  fees: { account: 'platform_fee', sign: -1 },
  earned: { account: 'provider_payable', except: ['payout', 'payout_returned', 'adjustment'], sign: -1 },
  adjusted: { account: 'provider_payable', only: ['adjustment'], sign: -1 },
  frozen: { account: 'provider_payable', frozen: true, sign: -1 },
  available: { account: 'provider_payable', frozen: false, sign: -1 },
  in_transit: { account: 'payout_transit', sign: -1 },
  paid_out: { account: 'payout_transit', only: ['payout_paid'], sign: 1 },
};

export type FigureSums = Record<Figure, number>;

/** No money at all. */
export const FIGURE_ZEROS = Object.fromEntries(FIGURES.map((name) => [name, 0])) as FigureSums;

/** Lines of one account and kind of entry, added up; debits positive. */
export interface AddedUp {
  account: LedgerAccount;
  kind: LedgerKind;
  sum: number;
}

const counts = ({ account, only, except }: FigureLines, line: AddedUp): boolean =>
  account === line.account && (!only || only.includes(line.kind)) && !except?.includes(line.kind);

/** A figure that does not depend on what is frozen. */
export const figureOf = (name: Figure, lines: readonly AddedUp[]): number =>
  lines
    .filter((line) => counts(FIGURE_LINES[name], line))
    .reduce((total, { sum }) => total + sum * FIGURE_LINES[name].sign, 0);

/** All figures; `frozen` is what open disputes, refunds and claims freeze of what is owed. */
export function figuresOf(lines: readonly AddedUp[], frozen: number): FigureSums {
  const sums = Object.fromEntries(FIGURES.map((name) => [name, figureOf(name, lines)])) as FigureSums;
  return { ...sums, frozen, available: sums.available - frozen };
}
