import type { Consultation } from '@travesia/contracts/consultations';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { consultationTexts } from '../texts.ts';
import { DeviceTest } from './device-test.tsx';

interface DoorProps {
  room: Consultation;
  media: OwnMedia;
  onEnter: () => void;
}

/** Before a room: the test of the devices and, once it is open, the way in. */
export function RoomDoor({ room, media, onEnter }: DoorProps) {
  const t = useTexts(consultationTexts);
  const format = useFormat();
  const { state, opens_at: opens, own_side: side, actions, present } = room;
  const zone = ownTimeZone();
  const isTried = media.state !== 'off' && media.state !== 'asking';
  const waits = side === 'provider' && present.some((one) => one.side === 'patient');
  return (
    <>
      {state === 'too_early' ? (
        <Notice icon="clock" title={t('early', { day: format.dayOf(opens, zone), time: format.time(opens, zone) })}>
          <p>{t('early.text')}</p>
        </Notice>
      ) : null}
      {waits ? (
        <Notice icon="user" role="status">
          <p>{t('door.patientWaits')}</p>
        </Notice>
      ) : null}
      <DeviceTest media={media} />
      <p className="small muted">{t('private')}</p>
      {actions.includes('enter') ? (
        <p className="row">
          <Button type="button" variant="primary" size="large" icon="video" disabled={!isTried} onClick={onEnter}>
            {t(side === 'patient' ? 'enter.patient' : room.state === 'closed' ? 'enter.again' : 'enter.provider')}
          </Button>
          {isTried ? null : <span className="small muted">{t('enter.first')}</span>}
        </p>
      ) : null}
    </>
  );
}
