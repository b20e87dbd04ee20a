/** Who is in a room: the patient, or somebody of the clinic. */
export const ROOM_SIDES = ['patient', 'provider'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

/** People of the clinic in a room at once. */
export const CLINIC_SEATS = 2;
/** Seconds after which somebody who was not heard of is not in the room any more, and how often a page says that it is. */
export const LEASE_SECONDS = 30;
export const RENEW_SECONDS = 10;
/** Seconds after which a patient who waits is told of to the clinic: not who left at once. */
export const WAITS_AFTER_SECONDS = 5;
/** Characters of the clinic’s notes. */
export const MAX_CONSULTATION_NOTES = 20_000;
/** Characters of one part of a signal, and parts of one: an event of the live socket has less than 4,000 bytes. */
export const SIGNAL_PART = 2800;
export const MAX_SIGNAL_PARTS = 16;
/** Signals of one tab in a minute. */
export const SIGNALS_A_MINUTE = 600;
