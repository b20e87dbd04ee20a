import type { QuoteContent } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';

/** Until when a quote that is sent now can be accepted: the end of its last day at the clinic. */
export function validUntilOf(
  { valid_days: days }: Pick<QuoteContent, 'valid_days'>,
  sentAt: Date,
  timeZone: string,
): Date {
  const today = calendar.dateAt(sentAt, timeZone);
  return new Date(calendar.startOfDay(calendar.addDays(today, days + 1), timeZone));
}
