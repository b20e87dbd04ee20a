import { videoRoomLive } from '@travesia/contracts/consultations';
import { staffRoom, userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import type { BookingRow } from '../bookings/index.ts';

/** Tells the patient and the clinic that something about a room changed, after the transaction commits. */
export const tellRoom = ({ id, patientId, providerId }: BookingRow): void =>
  tellLive(videoRoomLive, { booking_id: id }, [userRoom(patientId), staffRoom(providerId, 'bookings.read')]);
