import type { Slot } from '@travesia/contracts/availability';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { bookingTexts } from '../../texts.ts';

interface NearestTimesProps {
  slots: readonly Slot[];
  onChoose: (slot: Slot) => void;
}

/** Free times instead of one that was taken, each a button, in both zones. */
export function NearestTimes({ slots, onChoose }: NearestTimesProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const mine = ownTimeZone();
  return (
    <ul className="nearest-times">
      {slots.map((slot) => {
        const { starts_at: at, time_zone: zone, date } = slot;
        const own = `${format.dayOf(at, mine)}, ${format.time(at, mine)}`;
        const isSame = own === `${format.dayOf(at, zone)}, ${format.time(at, zone)}`;
        return (
          <li key={at}>
            <Button type="button" onClick={() => onChoose(slot)}>
              <span>
                {`${format.date(date, 'weekday')}, ${format.time(at, zone)}`}
                {isSame ? null : <small>{t('nearest.yours', { time: own })}</small>}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
