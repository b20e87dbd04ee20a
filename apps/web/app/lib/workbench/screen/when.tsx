import { useState } from 'react';
import { ownTimeZone } from '../../dates/own-time-zone.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { screenTexts } from './texts.ts';

const DAY_MS = 86_400_000;

/** Whole days since an instant. */
export function useDaysSince(): (instant: string) => number {
  const [now] = useState(() => Date.now());
  return (instant) => Math.max(0, Math.floor((now - Date.parse(instant)) / DAY_MS));
}

/** A relative date: today, this many days ago, or the date; the exact time is in the tooltip. */
export function When({ at }: { at: string }) {
  const t = useTexts(screenTexts);
  const format = useFormat();
  const days = useDaysSince()(at);
  return (
    <time dateTime={at} title={format.instant(at, ownTimeZone())}>
      {days > 30 ? format.dayOf(at, ownTimeZone()) : t('when.days', { days })}
    </time>
  );
}
