import { bookingChangedLive } from '@travesia/contracts/bookings';
import { type Consultation, getConsultation, videoRoomLive } from '@travesia/contracts/consultations';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useLive } from '../../../lib/live/use-live.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { type OwnMedia, useOwnMedia } from '../media/own-media.ts';
import { ConsultationNotesPanel } from '../notes/notes-panel.tsx';
import { rememberHere, wasHere } from '../room/was-here.ts';
import { consultationTexts } from '../texts.ts';
import { ClosedRoom } from './closed-room.tsx';
import { Inside } from './inside.tsx';
import { RoomDoor } from './room-door.tsx';
import { RoomTimes } from './room-times.tsx';
import { UnknownConsultation } from './unknown-consultation.tsx';

interface ScreenProps {
  id: string;
  /** Path of the bookings, without language prefix. */
  bookings: string;
}

/** The room of an online consultation: devices first, then the waiting room, the call, and what is left of it. */
export function ConsultationScreen({ id, bookings }: ScreenProps) {
  const t = useTexts(consultationTexts);
  const media = useOwnMedia();
  const loaded = useCall(getConsultation, { params: { id } });
  const { data, problem, reload } = loaded;
  const [isInside, setInside] = useState(() => wasHere(id));
  useReloads(id, data, reload);
  if (problem?.status === 404 && data === null) return <UnknownConsultation bookings={bookings} />;
  const leave = () => {
    rememberHere(null);
    media.close();
    setInside(false);
    void reload();
  };
  return (
    <div className="stack-wide">
      <BackLink to={`${bookings}/${id}`}>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <LoadState loaded={loaded} tall>
        {(room) => (
          <>
            <RoomTimes room={room} />
            {isInside && room.actions.includes('enter') ? (
              <Inside id={id} media={media} onLeave={leave} />
            ) : (
              <Outside id={id} room={room} media={media} onEnter={() => setInside(true)} />
            )}
          </>
        )}
      </LoadState>
    </div>
  );
}

interface OutsideProps {
  id: string;
  room: Consultation;
  media: OwnMedia;
  onEnter: () => void;
}

function Outside({ id, room, media, onEnter }: OutsideProps) {
  return (
    <>
      {room.state === 'closed' ? <ClosedRoom room={room} /> : null}
      {room.state !== 'closed' || room.actions.includes('enter') ? (
        <RoomDoor room={room} media={media} onEnter={onEnter} />
      ) : null}
      {room.actions.includes('write_notes') && room.state === 'closed' ? <ConsultationNotesPanel id={id} /> : null}
    </>
  );
}

/** Keeps what is shown before and after a visit: by events, and when it opens or closes. */
function useReloads(id: string, room: Consultation | null, reload: () => Promise<void>): void {
  const about = ({ booking_id: booking }: { booking_id: string }) => {
    if (booking === id) void reload();
  };
  useLive(videoRoomLive, about);
  useLive(bookingChangedLive, about);
  const next = room?.state === 'too_early' ? room.opens_at : room?.state === 'open' ? room.closes_at : null;
  useEffect(() => {
    if (next === null) return undefined;
    const wait = Date.parse(next) - Date.now();
    // Longer ones would run at once, and nobody waits so long.
    const timer = setTimeout(() => void reload(), Math.min(Math.max(wait, 1000), 86_400_000));
    return () => clearTimeout(timer);
  }, [next, reload]);
}
