import type { Calendar } from '../../kit/index.ts';
import { DUE_DAYS } from './balance-requests.schema.ts';

interface Agreed {
  /** Date of the treatment, at the clinic. */
  treatmentOn: string;
  /** How many days before it the rest is due, as the quote says. */
  days: number;
  /** When it is asked for at the earliest: the day on which it was agreed, or today. */
  from: string;
}

/** The date by which the rest of a quoted price is due, at the clinic; one that is over before it can be asked for becomes the day after. */
export function agreedDueOn(calendar: Pick<Calendar, 'addDays'>, { treatmentOn, days, from }: Agreed): string {
  const agreed = calendar.addDays(treatmentOn, -days);
  const first = calendar.addDays(from, DUE_DAYS.least);
  return agreed < first ? first : agreed;
}
