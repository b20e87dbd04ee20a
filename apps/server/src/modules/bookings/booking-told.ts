import { bookingChangedLive } from '@travesia/contracts/bookings';
import { networkRoom, platformRoom, providerRoom, userRoom } from '../../platform/realtime/rooms.ts';
import { type LiveTold, tells } from '../../platform/transition/lifecycle.ts';
import type { bookings } from './bookings.tables.ts';

type Row = Pick<typeof bookings.$inferSelect, 'id' | 'version' | 'patientId' | 'providerId' | 'demo'>;

/** Tells everyone who may read a booking that it is new or changed. */
export const bookingTold = ({ id, version, patientId, providerId, demo }: Row): LiveTold =>
  tells(bookingChangedLive, { booking_id: id, version }, [
    userRoom(patientId),
    providerRoom(providerId, 'bookings.read'),
    networkRoom(providerId, 'bookings.read'),
    platformRoom({ demo }),
  ]);
