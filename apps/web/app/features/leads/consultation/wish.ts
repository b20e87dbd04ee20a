import type { FormState } from '../../../lib/forms/form-state.ts';

/** A free time that a patient chose: day and time at the clinic. It is a wish, not a booking. */
export interface Wish {
  date: string;
  time: string;
}

/** The wish in a URL; null if there is none, or none that is a day and time. */
export function readWish(search: string): Wish | null {
  const [, date = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T(([01]\d|2[0-3]):[0-5]\d)$/.exec(new URLSearchParams(search).get('wish') ?? '') ?? [];
  const at = new Date(`${date}T${time}:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : { date, time };
}

/** The form as a wish starts it: what to say, and the month if it can be chosen. */
export const wishState = (message: string, { date }: Wish, months: readonly string[]): FormState => {
  const month = date.slice(0, 7);
  return {
    values: { message: `${message}\n\n`, ...(months.includes(month) ? { preferred_month: month } : {}) },
    errors: {},
  };
};
