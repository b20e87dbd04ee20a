import type { Consultation } from '@travesia/contracts/consultations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { CallView } from '../call/call.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { OwnPicture } from '../media/own-picture.tsx';
import { ConsultationNotesPanel } from '../notes/notes-panel.tsx';
import type { Visit } from '../room/visit.ts';
import { consultationTexts } from '../texts.ts';
import { CallControls } from './call-controls.tsx';
import { CallStatus } from './call-status.tsx';
import { Chat } from './chat.tsx';
import { PeerTile } from './peer-tile.tsx';
import { WaitingPatient } from './waiting-patient.tsx';

interface CallProps {
  room: Consultation;
  call: CallView;
  media: OwnMedia;
  visit: Visit;
  onLeave: () => void;
}

/** The call: the others large, oneself small, chat and, at the clinic, notes beside it. */
export function CallScreen({ room, call, media, visit, onLeave }: CallProps) {
  const t = useTexts(consultationTexts);
  const { tracks } = media;
  const isClinic = room.own_side === 'provider';
  return (
    <div className="video-call">
      <section className="stack" aria-label={t('call')}>
        {isClinic ? <WaitingPatient room={room} visit={visit} /> : null}
        <div className="video-stage" data-people={call.peers.length}>
          {call.peers.map((peer) => (
            <PeerTile key={peer.id} peer={peer} speaker={media.chosen.speaker} />
          ))}
          {call.peers.length ? null : (
            <div className="video-frame">
              <p>{t('call.alone')}</p>
            </div>
          )}
          <div className="video-own">
            {tracks.camera ? <OwnPicture track={tracks.camera} label={t('own')} /> : <p>{t('own.off')}</p>}
          </div>
        </div>
        <CallStatus room={room} call={call} />
        <CallControls room={room} media={media} visit={visit} onLeave={onLeave} />
        <p className="small muted">{t('private')}</p>
      </section>
      <div className="stack-wide">
        {isClinic ? <ConsultationNotesPanel id={room.booking_id} /> : null}
        <Chat call={call} say={(text) => visit.sayChat(text)} />
      </div>
    </div>
  );
}
