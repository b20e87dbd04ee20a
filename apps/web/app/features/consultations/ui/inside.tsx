import type { Consultation } from '@travesia/contracts/consultations';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CallScreen } from '../call-screen/call-screen.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { rememberHere } from '../room/was-here.ts';
import { Visit, type VisitStep } from '../room/visit.ts';
import { consultationTexts } from '../texts.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface InsideProps {
  id: string;
  media: OwnMedia;
  onLeave: () => void;
}

/** A visit to a room: waiting, then the call. */
export function Inside({ id, media, onLeave }: InsideProps) {
  const [number, setNumber] = useState(1);
  return <OneVisit key={number} id={id} media={media} onLeave={onLeave} onAgain={() => setNumber(number + 1)} />;
}

function OneVisit({ id, media, onLeave, onAgain }: InsideProps & { onAgain: () => void }) {
  const [visit] = useState(() => new Visit(id));
  const { step, room, call } = useSyncExternalStore(visit.subscribe, visit.read, visit.read);
  useEffect(() => visit.start(), [visit]);
  useMediaOf(visit, media);
  useEndOfVisit(step, id, onLeave);
  if (step === 'elsewhere') return <Elsewhere onAgain={onAgain} />;
  if (step !== 'in' || !room) return <LoadShapes tall />;
  const leave = () => void visit.leave();
  return isAdmitted(room) ? (
    <CallScreen room={room} call={call} media={media} visit={visit} onLeave={leave} />
  ) : (
    <WaitingRoom room={room} media={media} onLeave={leave} />
  );
}

const isAdmitted = ({ present }: Consultation) => present.some(({ is_own: isOwn, is_admitted: isIn }) => isOwn && isIn);

/** Sends the own tracks; a page that loaded again asks for the devices first. */
function useMediaOf(visit: Visit, media: OwnMedia): void {
  const { tracks } = media;
  const open = useEffectEvent(() => {
    if (media.state === 'off') void media.open();
  });
  useEffect(() => open(), []);
  useEffect(() => void visit.send(tracks), [visit, tracks]);
}

function useEndOfVisit(step: VisitStep, id: string, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (step === 'in') rememberHere(id);
    if (step === 'elsewhere') rememberHere(null);
    if (step === 'out' || step === 'left') leave();
  }, [step, id]);
}

function Elsewhere({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(consultationTexts);
  return (
    <Notice icon="monitor" role="alert" title={t('elsewhere')}>
      <p>{t('elsewhere.text')}</p>
      <p>
        <Button type="button" onClick={onAgain}>
          {t('elsewhere.here')}
        </Button>
      </p>
    </Notice>
  );
}
