import { DISCLOSURE_YEARS } from '@travesia/contracts/records';
import { calendar } from '../../../platform/calendar.ts';
import { type Fault, ProblemError } from '../../../platform/problem-error.ts';

/** Whole days, UTC, and the instants in which entries of the log are of them. */
export interface Period {
  from: string;
  to: string;
  since: Date;
  /** Nothing after now: pages of a report don't shift while it is written. */
  until: Date;
}

const YEAR = 12;

/** The days that were asked for; the last twelve months if none were. Throws `request.invalid`. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const today = calendar.dateAt(now, 'UTC');
  const earliest = calendar.addMonths(today, -DISCLOSURE_YEARS * YEAR);
  const to = asked.to ?? today;
  const yearBefore = calendar.addMonths(to, -YEAR);
  const from = asked.from ?? (yearBefore < earliest ? earliest : yearBefore);
  const tooOld = (path: string, message: string): Fault => ({ path, code: 'too_small', kind: 'date_too_old', message });
  const fields = [
    ...(from < earliest ? [tooOld('query.from', `is before ${earliest}`)] : []),
    ...(to < from ? [tooOld('query.to', 'is before the first day')] : []),
  ];
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  const end = new Date(`${to}T23:59:59.999Z`);
  return { from, to, since: new Date(`${from}T00:00:00Z`), until: end < now ? end : now };
}
