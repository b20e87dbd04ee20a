import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { dayOf } from '../data/day-of.ts';
import { messageTime } from '../message-time.ts';
import { messagingTexts } from '../texts.ts';

/** When a message was written, in a few words: just now, minutes, hours or days ago, else the date. */
export function useTimeText(): (at: string, now: number) => string {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  return (at, now) => {
    const time = messageTime(at, now);
    if (time) return t(`time.${time.unit}`, { count: time.count });
    const zone = ownTimeZone();
    const day = dayOf(at, zone);
    return format.date(day, day.slice(0, 4) === dayOf(now, zone).slice(0, 4) ? 'dayMonth' : 'day');
  };
}
