import { journeyChangedLive } from '@travesia/contracts/journeys';
import { networkRoom, platformRoom, providerRoom, userRoom } from '../../../platform/realtime/rooms.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { type LiveTold, tells } from '../../../platform/transition/lifecycle.ts';

interface Row {
  id: string;
  version: number;
  journeyId: string;
  patientId: string;
  providerId: string;
}

/** Tells everyone who may read a journey that a part of it is new or changed; not its patient of what is only being written. */
export const journeyPartTold =
  (part: 'quote' | 'task' | 'document') =>
  ({ id, version, journeyId, patientId, providerId, status }: Row & { status: string }): LiveTold =>
    tells(journeyChangedLive, { journey_id: journeyId, part, part_id: id, version }, [
      ...(status === 'draft' ? [] : [userRoom(patientId)]),
      ...deskRooms(providerId),
      // Parts don’t know whether they are of the demo; its admins ask.
      platformRoom({ demo: false }),
    ]);

/** The same of the journey itself. */
export const journeyTold = ({
  id,
  version,
  patientId,
  providerId,
  demo,
}: Omit<Row, 'journeyId'> & { demo: boolean }): LiveTold =>
  tells(
    journeyChangedLive,
    { journey_id: id, part: 'journey', part_id: id, version },
    allRooms({ patientId, providerId, demo }),
  );

/** Tells of an itinerary entry that was added, changed or removed in the running transaction. */
export function tellOfEntry(journey: Pick<Row, 'id'> & Heard, { id, version }: { id: string; version: number }): void {
  tellLive(journeyChangedLive, { journey_id: journey.id, part: 'entry', part_id: id, version }, allRooms(journey));
}

type Heard = Pick<Row, 'patientId' | 'providerId'> & { demo: boolean };

const allRooms = ({ patientId, providerId, demo }: Heard) => [
  userRoom(patientId),
  ...deskRooms(providerId),
  platformRoom({ demo }),
];

const deskRooms = (providerId: string) => [
  providerRoom(providerId, 'journeys.read'),
  networkRoom(providerId, 'journeys.read'),
];
