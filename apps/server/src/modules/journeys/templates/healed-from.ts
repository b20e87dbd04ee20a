import { healedOn } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Reference } from '../../catalog/index.ts';
import { treatmentOf } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { factsOf } from './show-steps.ts';

/**
 * The first day of a second trip's treatment, in the clinic's zone: after the healing time of the catalog. Null without a first treatment.
 */
export function healedFrom(
  reference: Reference,
  { row, booking, provider }: Pick<JourneyRecord, 'row' | 'booking' | 'provider'>,
): string | null {
  if (!booking) return null;
  const procedure = calendar.dateAt(booking.startsAt, provider.timeZone);
  return healedOn(calendar, factsOf(treatmentOf(reference, row.treatment)), { procedure }) ?? procedure;
}
