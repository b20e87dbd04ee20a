import type { Slot } from '@travesia/contracts/availability';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ownQuotesTexts } from '../texts.ts';

/** The chosen time in both zones, or that one is missing. */
export function ChosenTime({ slot, isMissing }: { slot: Slot | null; isMissing: boolean }) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  if (!slot)
    return (
      <p className={isMissing ? 'quote-missing' : 'muted'} role={isMissing ? 'alert' : undefined}>
        {t(isMissing ? 'time.missing' : 'time.choose')}
      </p>
    );
  const { date, starts_at: at, time_zone: zone } = slot;
  const mine = ownTimeZone();
  const here = `${format.dayOf(at, mine)}, ${format.time(at, mine)}`;
  const isSame = here === `${format.dayOf(at, zone)}, ${format.time(at, zone)}`;
  return (
    <p className="num" role="status">
      <span className="strong">
        {t('time.chosen', {
          day: format.date(date, 'weekday'),
          time: format.time(at, zone),
          place: format.place(zone),
        })}
      </span>
      {isSame ? null : <span className="small muted">{` ${t('time.yours', { time: here })}`}</span>}
    </p>
  );
}
