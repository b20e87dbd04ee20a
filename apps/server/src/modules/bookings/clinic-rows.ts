import type { ClinicHolder } from '../providers/index.ts';

/** Bookings at clinics; what they hold follows their clinicians and rooms. */
export const bookingRows: ClinicHolder = { rows: [{ part: 'bookings', table: 'bookings', rule: 'move' }] };
