import {
  BASIS_POINTS_PER_PERCENT,
  type Calendar,
  compareMoney,
  lesserMoney,
  type Money,
  percentOfMoney,
  subtractMoney,
} from '../kit/index.ts';
import type { RefundReason } from './refund-reasons.ts';

/** A refund rule; its days count back from the first day of care at the clinic, both ends included. */
export interface RefundRuleTerms {
  reason: RefundReason;
  days_before_min: number | null;
  days_before_max: number | null;
  refund_percent: number;
  /** The most a patient can lose: the lower of a share of the price and an amount in the price's currency. */
  loss_cap: { quote_percent: number; limit: Money } | null;
}

/** What was agreed and how much of it was paid, in one currency. */
export interface PaidPlan {
  price: Money;
  paid: Money;
}

/** The most a patient can lose under a rule: the lower of its share of the price and its fixed amount. */
export function lossLimit(
  price: Money,
  { quote_percent: percent, limit }: NonNullable<RefundRuleTerms['loss_cap']>,
): Money {
  const share = percentOfMoney(price, percent * BASIS_POINTS_PER_PERCENT, 'halfExpand');
  return lesserMoney(share, { amount: limit.amount, currency: limit.currency });
}

/**
 * Returns the refund under a rule: the rule's share, half a minor unit rounded up, or more if the rule limits the
 * loss.
 */
export function refundByRule(
  { price, paid }: PaidPlan,
  { refund_percent, loss_cap }: Pick<RefundRuleTerms, 'refund_percent' | 'loss_cap'>,
): Money {
  const share = percentOfMoney(paid, refund_percent * BASIS_POINTS_PER_PERCENT, 'halfExpand');
  if (!loss_cap) return share;
  const left = subtractMoney(paid, lossLimit(price, loss_cap));
  return left.amount > share.amount ? left : share;
}

/** Whether a rule is about a patient's own cancellation; all others hold whatever day it is. */
export const isPatientRule = ({ reason }: Pick<RefundRuleTerms, 'reason'>): boolean => reason === 'patient_cancel';

/** The rule that holds so many days before the first day of care; null when none does, and nothing comes back. */
export const ruleFor = <R extends Pick<RefundRuleTerms, 'reason' | 'days_before_min' | 'days_before_max'>>(
  rules: readonly R[],
  reason: RefundReason,
  daysBefore: number,
): R | null =>
  rules.find(
    (rule) =>
      rule.reason === reason &&
      (rule.days_before_min === null || daysBefore >= rule.days_before_min) &&
      (rule.days_before_max === null || daysBefore <= rule.days_before_max),
  ) ?? null;

/** When care starts, in the clinic's calendar. */
export interface CareStart {
  /** First day of care, YYYY-MM-DD at the clinic. */
  starts_on: string;
  /** IANA zone of the clinic. */
  time_zone: string;
}

/**
 * What comes back so many days before the first day of care: what the rules of that day or of any later one return, whichever is
 * more. So the later a patient cancels, the less they get, always: a limit on what they can lose on the last day is one on all days.
 */
export const refundByRules = (
  rules: readonly RefundRuleTerms[],
  reason: RefundReason,
  daysBefore: number,
  plan: PaidPlan,
): Money =>
  rules
    .filter((rule) => rule.reason === reason && (rule.days_before_min ?? -Infinity) <= daysBefore)
    .map((rule) => refundByRule(plan, rule))
    .reduce((most, refund) => (compareMoney(refund, most) > 0 ? refund : most), { ...plan.paid, amount: 0 });

export interface Refund<R> {
  /** Returns the days from the cancellation date at the clinic to the first day of care. */
  days_before: number;
  rule: R | null;
  refund: Money;
  kept: Money;
}

/** Returns the refund for a cancellation at an instant: days are those of the clinic's calendar, not the reader's. */
export function refundAt<R extends RefundRuleTerms>(
  calendar: Calendar,
  rules: readonly R[],
  { starts_on, time_zone }: CareStart,
  plan: PaidPlan,
  { reason, at }: { reason: RefundReason; at: string | Date },
): Refund<R> {
  const days_before = calendar.daysBetween(calendar.dateAt(at, time_zone), starts_on);
  const rule = ruleFor(rules, reason, days_before);
  const refund = refundByRules(rules, reason, days_before, plan);
  return { days_before, rule, refund, kept: subtractMoney(plan.paid, refund) };
}

export interface RefundStep<R> {
  rule: R;
  /** First and last cancellation date at the clinic; null for no limit. */
  from_date: string | null;
  until_date: string | null;
  /** From this instant, and before that one: the clinic's midnights. */
  from: string | null;
  before: string | null;
  refund: Money;
  kept: Money;
}

/** A policy as dates and amounts: what a patient who cancels gets back, and until when, earliest first. */
export function refundSchedule<R extends RefundRuleTerms>(
  calendar: Calendar,
  rules: readonly R[],
  { starts_on, time_zone }: CareStart,
  plan: PaidPlan,
): RefundStep<R>[] {
  const dateBefore = (days: number | null) => (days === null ? null : calendar.addDays(starts_on, -days));
  return rules
    .filter(isPatientRule)
    .map((rule) => {
      const [from_date, until_date] = [dateBefore(rule.days_before_max), dateBefore(rule.days_before_min)];
      const refund = refundByRules(rules, rule.reason, rule.days_before_min ?? -Infinity, plan);
      return {
        rule,
        from_date,
        until_date,
        from: from_date && calendar.startOfDay(from_date, time_zone),
        before: until_date && calendar.startOfDay(calendar.addDays(until_date, 1), time_zone),
        refund,
        kept: subtractMoney(plan.paid, refund),
      };
    })
    .toSorted((a, b) => (a.from_date ?? '').localeCompare(b.from_date ?? ''));
}
