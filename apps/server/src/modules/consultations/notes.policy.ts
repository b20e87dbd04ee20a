import { ProblemError } from '../../platform/problem-error.ts';
import type { BookingScope } from '../bookings/index.ts';

/** The clinic whose notes a user may read: the one they work for. Throws `consultations.not_found` for who acts for it from outside. */
export function clinicOfNotes({ others }: BookingScope): string {
  if (others.kind !== 'clinic' || others.as !== 'provider' || !others.mayAnswer)
    throw new ProblemError('consultations.not_found');
  return others.id;
}
