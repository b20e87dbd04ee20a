import type { ItineraryRules } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import { currentBooking } from '../journey.lifecycle.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { factsOf } from '../templates/show-steps.ts';

/** Where the days before a flight home stand: the catalog's figures follow it. */
const SOURCE: ItineraryRules['source'] = {
  title: 'CDC Yellow Book, Medical Tourism',
  url: 'https://www.cdc.gov/yellow-book/hcp/health-care-abroad/medical-tourism.html',
};

/** What the rules of an itinerary count from. */
export async function rulesOf(
  { reference }: Pick<JourneysDeps, 'reference'>,
  record: Pick<JourneyRecord, 'row' | 'booking' | 'returning' | 'provider'>,
): Promise<ItineraryRules> {
  const { row, provider } = record;
  const facts = factsOf(treatmentOf(await reference(), row.treatment));
  const booking = currentBooking(record);
  const isConfirmed = booking?.status === 'confirmed' || booking?.status === 'completed';
  return {
    trip: row.trip,
    treatmentOn: isConfirmed ? calendar.dateAt(booking.startsAt, provider.timeZone) : null,
    // A patient in hospital can't fly, whatever the treatment usually allows.
    flyHomeDays: Math.max(facts.fly_home_min_days, facts.hospital_nights),
    // What is done on the days before the first treatment isn't done again.
    arriveDaysBefore: row.trip === 2 ? 0 : facts.arrive_days_before,
    timeZone: provider.timeZone,
    source: SOURCE,
  };
}
