import type { Journey } from '@travesia/contracts/journeys';
import type { Treatments } from './itinerary/itinerary-days.ts';

/** The booking of the trip that a journey is about; null without one. */
export const currentBooking = ({
  trip,
  booking,
  second_trip: second,
}: Pick<Journey, 'trip' | 'booking' | 'second_trip'>) => (trip === 2 ? (second?.booking ?? null) : booking);

/** The treatments that the days of an itinerary are counted from: that of the present trip, and the one before a second trip. */
export const treatmentsOf = (journey: Pick<Journey, 'trip' | 'booking' | 'second_trip'>): Treatments => ({
  trip: journey.trip,
  booking: currentBooking(journey),
  before: journey.trip === 2 ? journey.booking : null,
});
