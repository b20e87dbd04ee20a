import { SHARE_DAYS_MAX } from '@travesia/contracts/records';
import { useState } from 'react';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { dayHere } from '../day-here.ts';
import { sharingTexts } from './texts.ts';

const DAYS = ['30', '90', '365'] as const;
const DAY_MS = 86_400_000;
/** Chooses a day instead of a number of days. */
const OTHER = 'day';

interface Typed {
  days: string;
  day: string;
}

/** Whether the chosen day is none, past, or too far away. */
export function dayFault({ days, day }: Typed): boolean {
  if (days !== OTHER) return false;
  const now = Date.now();
  return day <= dayHere(new Date(now)) || day > dayHere(new Date(now + (SHARE_DAYS_MAX - 1) * DAY_MS));
}

/** When sharing ends: the chosen day still counts, as the reader lives it. A year is a minute short of the most. */
export const expiryOf = ({ days, day }: Typed): string =>
  days === OTHER
    ? new Date(`${day}T23:59:00`).toISOString()
    : new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString();

/** Until when records are shared: for a number of days, or until one. */
export function UntilFields({ typed }: { typed: Typed }) {
  const t = useTexts(sharingTexts);
  const [now] = useState(() => Date.now());
  return (
    <>
      <TypedSelect
        name="days"
        label={t('until')}
        options={[
          ...DAYS.map((value) => ({ value, label: t(`until.${value}`) })),
          { value: OTHER, label: t('until.day') },
        ]}
      />
      {typed.days === OTHER ? (
        <TypedText
          name="day"
          type="date"
          label={t('day')}
          min={dayHere(new Date(now + DAY_MS))}
          max={dayHere(new Date(now + (SHARE_DAYS_MAX - 1) * DAY_MS))}
        />
      ) : null}
    </>
  );
}
