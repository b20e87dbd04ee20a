import type { Consultation } from '@travesia/contracts/consultations';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { consultationTexts } from '../texts.ts';

/** With whom and when, at the clinic and where the reader is. */
export function RoomTimes({ room }: { room: Consultation }) {
  const t = useTexts(consultationTexts);
  const format = useFormat();
  const {
    starts_at: start,
    ends_at: end,
    time_zone: zone,
    own_side: side,
    clinic,
    clinician,
    patient,
    reference,
  } = room;
  const own = ownTimeZone();
  const at = (where: string) => ({
    day: format.dayOf(start, where),
    time: format.time(start, where),
    end: format.time(end, where),
    place: format.place(where),
  });
  const isSame = format.instant(start, own) === format.instant(start, zone);
  return (
    <div className="stack-tight">
      <p>
        <span className="strong">{side === 'patient' ? (clinician ?? clinic) : patient}</span>
        <span className="muted">
          {side === 'patient' && clinician ? ` · ${clinic}` : ''}
          {` · ${reference}`}
        </span>
      </p>
      <p className="row small num">
        <time dateTime={start} className="row">
          <Icon name="clock" /> {t('when.clinic', at(zone))}
        </time>
        <span className="muted">{isSame ? t('when.same') : t('when.yours', at(own))}</span>
      </p>
    </div>
  );
}
