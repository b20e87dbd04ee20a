import type { JourneySummary } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ownJourneysTexts } from '../texts.ts';

/** Until when the clinic should answer: in the reader’s zone, and at the clinic where that is another time. */
export function DueLine({ due, zone }: { due: string; zone: JourneySummary['provider']['time_zone'] }) {
  const t = useTexts(ownJourneysTexts);
  const format = useFormat();
  const mine = ownTimeZone();
  const here = format.instant(due, mine);
  const there = format.instant(due, zone);
  return (
    <p className="small num">
      <time dateTime={due}>{t('due', { time: here })}</time>
      {here === there ? null : (
        <span className="muted"> {t('due.clinic', { time: there, place: format.place(zone) })}</span>
      )}
    </p>
  );
}
