import '../own/own.css';
import type { Slot } from '@travesia/contracts/availability';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RadioList } from '../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { bookingTexts } from '../texts.ts';

interface SlotPickerProps {
  /** Free times by their day at the clinic. */
  times: ReadonlyMap<string, readonly Slot[]>;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** A day, then its times in both zones. */
export function SlotPicker({ times, chosen, onChoose }: SlotPickerProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const [picked, setPicked] = useState<string | null>(null);
  const [first] = [...times.values()].flat();
  if (!first) return <p>{t('move.none')}</p>;
  const day = chosen?.date ?? picked ?? first.date;
  const ofDay = times.get(day) ?? [];
  const mine = ownTimeZone();
  const labelOf = ({ starts_at: at, time_zone: zone }: Slot) => {
    const [theirs, yours] = [format.time(at, zone), format.time(at, mine)];
    const isSame = theirs === yours && format.dayOf(at, zone) === format.dayOf(at, mine);
    return (
      <span>
        {theirs}
        {isSame ? null : (
          <small className="muted">{` ${t('nearest.yours', { time: `${format.dayOf(at, mine)}, ${yours}` })}`}</small>
        )}
      </span>
    );
  };
  return (
    <>
      <SelectField
        name="day"
        label={t('move.day')}
        value={day}
        onChange={({ currentTarget }) => {
          setPicked(currentTarget.value);
          onChoose(null);
        }}
        options={[...times.keys()].map((date) => ({ value: date, label: format.date(date, 'weekday') }))}
      />
      <div className="move-times">
        <RadioList
          name="time"
          legend={t('move.time', { place: format.place(first.time_zone) })}
          chosen={chosen ? [chosen.starts_at] : []}
          onChoose={(at) => onChoose(ofDay.find(({ starts_at: start }) => start === at) ?? null)}
          choices={ofDay.map((slot) => ({ value: slot.starts_at, label: labelOf(slot) }))}
        />
      </div>
    </>
  );
}
