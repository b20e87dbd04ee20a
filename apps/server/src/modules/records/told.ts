import { recordsChangedLive } from '@travesia/contracts/records';
import { staffRoom, userRoom } from '../../platform/realtime/rooms.ts';
import { type LiveTold, tells } from '../../platform/transition/lifecycle.ts';

/** Tells a patient that something about their records changed. */
export const recordsTold = (patientId: string, recordId: string | null): LiveTold =>
  tells(recordsChangedLive, { record_id: recordId, journey_id: null }, [userRoom(patientId)]);

/** The same about a share, to the clinic’s own staff as well: who acts for it doesn’t read records. */
export const shareTold = (
  { patientId, recordId, journeyId }: { patientId: string; recordId: string | null; journeyId: string },
  providerId: string,
): LiveTold =>
  tells(recordsChangedLive, { record_id: recordId, journey_id: journeyId }, [
    userRoom(patientId),
    staffRoom(providerId, 'journeys.read'),
  ]);

/** That somebody reads in an emergency, or no more: to the patient, the clinic’s staff and whoever opened it. */
export const emergencyTold = ({
  patientId,
  journeyId,
  providerId,
  openedBy,
}: {
  patientId: string;
  journeyId: string;
  providerId: string;
  openedBy: string;
}): LiveTold =>
  tells(recordsChangedLive, { record_id: null, journey_id: journeyId }, [
    userRoom(patientId),
    staffRoom(providerId, 'journeys.read'),
    userRoom(openedBy),
  ]);
