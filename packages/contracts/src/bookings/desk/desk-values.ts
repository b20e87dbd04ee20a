/** Tabs of the lists of those who run bookings. */
export const BOOKING_TABS = ['to_answer', 'upcoming', 'past', 'cancelled', 'stuck', 'all'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

/** Sides that change the status of a booking; system: what happens by itself. */
export const BOOKING_SIDES = ['patient', 'provider', 'organization', 'admin', 'system'] as const;

/** Hours after which a booking that should have moved on counts as stuck. */
export const STUCK_HOURS = 48;
