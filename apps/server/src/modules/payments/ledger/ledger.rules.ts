import { addMoney, allocateMoney, type Money, negateMoney } from '@travesia/contracts/kit';
import type { LedgerAccount, LedgerKind } from '@travesia/contracts/payments';

/**
 * Kinds of accounts. Debits are positive. `gateway`: money of this platform at the gateway (asset). `held`: money of
 * patients that nobody has earned yet (liability). `provider_payable`: owed to a clinic (liability). `payout_transit`: on its
 * way to a clinic's bank (liability). `platform_fee`: earned by the platform (income). `disputed`: taken back by payers' banks until decided (asset). `loss`: what
 * had to be given back and nobody else bears (expense).
 */
export type AccountKind = LedgerAccount;

export type EntryKind = LedgerKind;

/** An amount on an account; debits positive. */
export interface Posting {
  account: AccountKind;
  /** The clinic, for `provider_payable` and `payout_transit`. */
  providerId?: string;
  amount: Money;
}

/** Shares of what was received for a treatment that are released to the clinic, percent: the last one waits for the discharge papers. */
export const TRANCHES = { treatment: 90, discharge: 10 } as const;

/** What the platform keeps of what it releases to a clinic, percent. */
const FEE_PERCENT = 10;

/** Countries in which a share of the price would be a commission for referring patients, which physicians may not pay (Brazil: CFM). */
const WITHOUT_FEE: readonly string[] = ['BR'];

/** The platform’s share of what a clinic in this country earns, percent. */
export const feePercent = (country: string): number => (WITHOUT_FEE.includes(country) ? 0 : FEE_PERCENT);

/** Money arrived at the gateway; it belongs to nobody else yet. */
export const capturePostings = (amount: Money): Posting[] => [
  { account: 'gateway', amount },
  { account: 'held', amount: negateMoney(amount) },
];

/** Part of what is held was earned: by the clinic, less the platform's share in percent. */
export function releasePostings(providerId: string, amount: Money, share: number): Posting[] {
  const [fee, earned] = allocateMoney(amount, [share, 100 - share]) as [Money, Money];
  return withoutZeros([
    { account: 'held', amount },
    { account: 'provider_payable', providerId, amount: negateMoney(earned) },
    { account: 'platform_fee', amount: negateMoney(fee) },
  ]);
}

/** What a refund is taken from: first from what is held, then from what was released, in its proportions. */
export interface Sources {
  held: Money;
  payable: Money;
  fee: Money;
}

/** Money goes back to the payer. */
export function refundPostings(providerId: string, amount: Money, sources: Sources): Posting[] {
  return withoutZeros([...takenFrom(providerId, amount, sources), { account: 'gateway', amount: negateMoney(amount) }]);
}

/** The payer's bank took money back, until the dispute is decided. */
export const disputePostings = (amount: Money): Posting[] => [
  { account: 'disputed', amount },
  { account: 'gateway', amount: negateMoney(amount) },
];

/** The dispute was won: the gateway has the money again. */
export const wonPostings = (amount: Money): Posting[] => disputePostings(amount).map(reversed);

/** The dispute was lost: it is charged like a refund. */
export function lostPostings(providerId: string, amount: Money, sources: Sources): Posting[] {
  return withoutZeros([
    ...takenFrom(providerId, amount, sources),
    { account: 'disputed', amount: negateMoney(amount) },
  ]);
}

/** A transfer to a clinic was begun: the amount is not owed any more. */
export const payoutPostings = (providerId: string, amount: Money): Posting[] => [
  { account: 'provider_payable', providerId, amount },
  { account: 'payout_transit', providerId, amount: negateMoney(amount) },
];

/** The transfer arrived. */
export const paidOutPostings = (providerId: string, amount: Money): Posting[] => [
  { account: 'payout_transit', providerId, amount },
  { account: 'gateway', amount: negateMoney(amount) },
];

/** The bank sent the transfer back: it is owed again. */
export const returnedPostings = (providerId: string, amount: Money): Posting[] =>
  payoutPostings(providerId, amount).map(reversed);

/** A correction of what a clinic is owed, for or against it; the platform bears it. */
export const adjustmentPostings = (providerId: string, amount: Money): Posting[] => [
  { account: 'loss', amount },
  { account: 'provider_payable', providerId, amount: negateMoney(amount) },
];

const reversed = ({ amount, ...rest }: Posting): Posting => ({ ...rest, amount: negateMoney(amount) });

/** Debits that add up to an amount. What none of the sources covers is a loss of the platform. */
function takenFrom(providerId: string, amount: Money, { held, payable, fee }: Sources): Posting[] {
  const { currency } = amount;
  const fromHeld = Math.min(amount.amount, Math.max(0, held.amount));
  const rest: Money = { amount: amount.amount - fromHeld, currency };
  const released = Math.max(0, addMoney(payable, fee).amount);
  const covered: Money = { amount: Math.min(rest.amount, released), currency };
  const [fromPayable, fromFee] =
    covered.amount > 0
      ? (allocateMoney(covered, [Math.max(0, payable.amount), Math.max(0, fee.amount)]) as [Money, Money])
      : [
          { amount: 0, currency },
          { amount: 0, currency },
        ];
  return [
    { account: 'held', amount: { amount: fromHeld, currency } },
    { account: 'provider_payable', providerId, amount: fromPayable },
    { account: 'platform_fee', amount: fromFee },
    { account: 'loss', amount: { amount: rest.amount - covered.amount, currency } },
  ];
}

const withoutZeros = (postings: Posting[]): Posting[] => postings.filter(({ amount }) => amount.amount !== 0);
