import { MOST_TREND_DAYS, type TrendGroup, type TrendRange } from '@travesia/contracts/analytics';
import { calendar } from '../../platform/calendar.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Days from the first to the last, both included. */
export interface Span {
  from: string;
  to: string;
}

interface Asked {
  range: TrendRange;
  from?: string | undefined;
  to?: string | undefined;
}

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
const MONTHS = 12;

const lengthOf = ({ from, to }: Span): number => calendar.daysBetween(from, to) + 1;

/** The days of a range, and the period before it. Throws `request.invalid`. */
export function spansOf({ range, from, to }: Asked, today: string): { now: Span; before: Span } {
  if (range === '12m') {
    const first = calendar.addDays(calendar.addMonths(today, -MONTHS), 1);
    return {
      now: { from: first, to: today },
      before: { from: calendar.addMonths(first, -MONTHS), to: calendar.addDays(first, -1) },
    };
  }
  const now =
    range === 'custom' ? customSpan(from, to, today) : { from: calendar.addDays(today, 1 - DAYS[range]), to: today };
  const days = lengthOf(now);
  return { now, before: { from: calendar.addDays(now.from, -days), to: calendar.addDays(now.from, -1) } };
}

function customSpan(from: string | undefined, to: string | undefined, today: string): Span {
  const isPossible = from && to && from <= to && to <= today && lengthOf({ from, to }) <= MOST_TREND_DAYS;
  if (!isPossible)
    throw new ProblemError('request.invalid', {
      detail: `Give a first and a last day, at most ${MOST_TREND_DAYS} days apart and not in the future.`,
      fields: [{ path: 'query.to', code: 'custom', message: 'is missing or not possible' }],
    });
  return { from, to };
}

const MOST_DAYS = 31;
const MOST_WEEKS_DAYS = 180;

/** A step length that gives at most some thirty steps. */
export function groupFor(span: Span): TrendGroup {
  const days = lengthOf(span);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS_DAYS ? 'week' : 'month';
}

/** The steps of a span: days, weeks from Monday, or months; the first and last may be shorter. */
export function stepsOf({ from, to }: Span, group: TrendGroup): Span[] {
  const steps: Span[] = [];
  for (let start = from; start <= to;) {
    const end = lastOf(start, group);
    steps.push({ from: start, to: end < to ? end : to });
    start = calendar.addDays(end, 1);
  }
  return steps;
}

function lastOf(day: string, group: TrendGroup): string {
  if (group === 'day') return day;
  if (group === 'week') return calendar.addDays(day, 7 - calendar.dayOfWeek(day));
  return calendar.addDays(calendar.addMonths(`${day.slice(0, 'YYYY-MM'.length)}-01`, 1), -1);
}

/** Counts of days added up by step. */
export function inSteps(steps: readonly Span[], days: readonly { day: string; count: number }[]): number[] {
  return steps.map(({ from, to }) =>
    days.filter(({ day }) => day >= from && day <= to).reduce((sum, { count }) => sum + count, 0),
  );
}
