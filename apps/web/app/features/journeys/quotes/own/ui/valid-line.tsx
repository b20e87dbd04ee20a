import { useState } from 'react';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ownQuotesTexts } from '../texts.ts';
import { timeLeft } from '../time-left.ts';

interface ValidLineProps {
  until: string;
  /** Zone of the clinic. */
  zone: string;
}

/** Until when a quote can be accepted: what is left, in the reader’s zone, and at the clinic where that is another time. */
export function ValidLine({ until, zone }: ValidLineProps) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [here, there] = [format.instant(until, ownTimeZone()), format.instant(until, zone)];
  const { unit, count } = timeLeft(until, now);
  return (
    <p className="small num">
      {unit === 'over' ? null : <span className="strong">{`${t(`left.${unit}`, { count })} · `}</span>}
      <time dateTime={until}>{t('valid', { time: here })}</time>
      {here === there ? null : (
        <span className="muted"> {t('valid.clinic', { time: there, place: format.place(zone) })}</span>
      )}
    </p>
  );
}
