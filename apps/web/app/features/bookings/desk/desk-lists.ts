import { BOOKING_TABS, type DeskBooking } from '@travesia/contracts/bookings';
import { isId } from '../../../lib/forms/is-id.ts';
import { choice, day, defineList, text } from '../../../lib/list/list-definition.ts';

export const KINDS = ['consultation', 'treatment', 'online'] as const satisfies readonly DeskBooking['kind'][];

const filters = { q: text(200), kind: choice(KINDS), from: day(), to: day({ notBefore: 'from' }) };
const tabs = { tab: choice(BOOKING_TABS) };

/** A clinic's bookings. */
export const clinicBookings = defineList('clinic.bookings', { filters, tabs });
/** Those of an organization's clinics. */
export const networkBookings = defineList('network.bookings', { filters: { ...filters, clinic: choice(isId) }, tabs });
/** All bookings. */
export const adminBookings = defineList('admin.bookings', { filters: { ...filters, clinic: choice(isId) }, tabs });
