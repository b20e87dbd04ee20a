import { type Consultation, endConsultation } from '@travesia/contracts/consultations';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { canShareScreen, type OwnMedia } from '../media/own-media.ts';
import type { Visit } from '../room/visit.ts';
import { consultationTexts } from '../texts.ts';

interface ControlsProps {
  room: Consultation;
  media: OwnMedia;
  visit: Visit;
  onLeave: () => void;
}

/** What one sends, and the ways out. */
export function CallControls({ room, media, visit, onLeave }: ControlsProps) {
  const t = useTexts(consultationTexts);
  const [hasFailed, setFailed] = useState(false);
  const { tracks, isMuted, state } = media;
  const attempt = (act: Promise<void>) => {
    setFailed(false);
    // Whoever closes the choice of a screen, or forbids the camera, has decided.
    act.catch(() => setFailed(true));
  };
  return (
    <>
      {hasFailed ? (
        <Notice tone="warning" role="alert">
          <p>{t('control.failed')}</p>
        </Notice>
      ) : null}
      <div className="row video-controls">
        {tracks.microphone ? (
          <Button
            type="button"
            icon={isMuted ? 'mic-off' : 'mic'}
            aria-pressed={isMuted}
            onClick={() => media.mute(!isMuted)}
          >
            {t(isMuted ? 'control.unmute' : 'control.mute')}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button
            type="button"
            icon={tracks.camera ? 'video' : 'video-off'}
            onClick={() => attempt(media.showCamera(!tracks.camera))}
          >
            {t(tracks.camera ? 'control.cameraOff' : 'control.cameraOn')}
          </Button>
        ) : (
          <Button type="button" icon="video" busy={state === 'asking'} onClick={() => void media.open()}>
            {t('test.start')}
          </Button>
        )}
        {canShareScreen() ? (
          <Button type="button" icon="monitor" onClick={() => attempt(media.shareScreen(!tracks.screen))}>
            {t(tracks.screen ? 'control.screenOff' : 'control.screenOn')}
          </Button>
        ) : null}
        <Button type="button" icon="log-out" onClick={onLeave}>
          {t('leave')}
        </Button>
        {room.actions.includes('end') ? <EndButton id={room.booking_id} visit={visit} /> : null}
      </div>
    </>
  );
}

function EndButton({ id, visit }: { id: string; visit: Visit }) {
  const t = useTexts(consultationTexts);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useAct();
  const end = async () => visit.take(await sessionCall(endConsultation, { params: { id } }));
  return (
    <>
      <Button type="button" variant="danger" icon="phone" onClick={() => setAsking(true)}>
        {t('end')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('end.title')}
          confirm={t('end')}
          busy={busy}
          problem={problem}
          onConfirm={() => void run(end)}
          onClose={() => setAsking(false)}
        >
          <p>{t('end.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
