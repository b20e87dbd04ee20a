import type { Journey } from '@travesia/contracts/journeys';

/** The booking of the trip that a journey is about; null without one. */
export const currentBooking = ({
  trip,
  booking,
  second_trip: second,
}: Pick<Journey, 'trip' | 'booking' | 'second_trip'>) => (trip === 2 ? (second?.booking ?? null) : booking);
