import { ProblemError } from '../../../platform/problem-error.ts';

/** Throws `availability.hours_overlap` naming the overlapping weekly hours by their place in the list. */
export function checkWindows(overlapping: readonly number[]): void {
  if (overlapping.length)
    throw new ProblemError('availability.hours_overlap', {
      fields: overlapping.map((index) => ({
        path: `body.windows.${index}.starts`,
        code: 'overlap',
        message: 'overlaps other hours of this day',
      })),
    });
}
