import { MOST_SLOT_DAYS } from '@travesia/contracts/availability';
import { calendar } from '../../../platform/calendar.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Throws `availability.range_too_long` unless the range has between one day and the most of one call. */
export function checkRange(from: string, to: string): void {
  const days = calendar.daysBetween(from, to);
  if (days < 0 || days >= MOST_SLOT_DAYS)
    throw new ProblemError('availability.range_too_long', {
      fields: [
        { path: 'query.end_date', code: 'invalid', message: `must be within ${MOST_SLOT_DAYS} days of start_date` },
      ],
    });
}
