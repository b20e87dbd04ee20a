import { DAY_PLACES, PACKAGE_LIMITS, type PackageDay } from '@travesia/contracts/packages';
import { useState } from 'react';
import { choiceOf } from '../../../../../lib/forms/choice-of.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { renumberDay } from './itinerary.ts';
import { LanguageTexts } from './language-texts.tsx';
import { NumberField } from './number-field.tsx';

interface DayRowProps {
  day: PackageDay;
  /** Its place in the itinerary. */
  at: number;
  itinerary: PackageDay[];
  isFirst: boolean;
  isLast: boolean;
  onChange: (itinerary: PackageDay[], save: 'now' | 'pause') => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A day of the itinerary. */
export function DayRow({ day, at, itinerary, isFirst, isLast, onChange, onMove, onRemove }: DayRowProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const language = useLocale();
  const [taken, setTaken] = useState<number | null>(null);
  const path = `itinerary.${at}`;
  const change = (changed: Partial<PackageDay>, save: 'now' | 'pause' = 'pause') =>
    onChange(
      itinerary.map((one, place) => (place === at ? { ...one, ...changed } : one)),
      save,
    );
  const renumber = (number: number | null) => {
    if (number === null) return;
    const days = renumberDay(itinerary, at, number);
    setTaken(days ? null : number);
    if (days) onChange(days, 'now');
  };
  const number = { day: day.day, title: day.title[language], titled: day.title[language] !== '' };
  return (
    <li className="pe-day">
      <details className="pe-day-more">
        <summary>
          <span className="strong">{t('days.day', number)}</span>
          <span className="small muted">{w(`place.${day.place}`)}</span>
        </summary>
        <div className="stack">
          <div className="pe-pair">
            <NumberField
              name={`${path}.day`}
              label={t('days.number')}
              most={PACKAGE_LIMITS.days}
              value={day.day}
              error={taken === null ? undefined : t('days.taken', { day: taken })}
              onChange={renumber}
            />
            <SelectField
              name={`${path}.place`}
              label={t('days.place')}
              value={day.place}
              onChange={({ currentTarget }) => change({ place: choiceOf(DAY_PLACES, currentTarget.value) }, 'now')}
              options={DAY_PLACES.map((value) => ({ value, label: w(`place.${value}`) }))}
            />
          </div>
          <LanguageTexts
            name={`${path}.title`}
            label={t('days.title')}
            value={day.title}
            most={PACKAGE_LIMITS.dayTitle}
            isRequired
            onChange={(title) => change({ title })}
          />
          <LanguageTexts
            name={`${path}.note`}
            label={t('days.noteLabel')}
            value={day.note}
            most={PACKAGE_LIMITS.dayNote}
            rows={4}
            onChange={(note) => change({ note })}
          />
        </div>
      </details>
      <DayActs number={number} at={at} isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

interface DayActsProps extends Pick<DayRowProps, 'at' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'> {
  number: { day: number };
}

/** Moves and removes a day. */
function DayActs({ number, at, isFirst, isLast, onMove, onRemove }: DayActsProps) {
  const t = useTexts(editorTexts);
  return (
    <div className="row pe-day-acts">
      <IconButton
        type="button"
        icon="arrow-up"
        label={t('days.up', number)}
        data-focus={`move-${at}--1`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        type="button"
        icon="arrow-down"
        label={t('days.down', number)}
        data-focus={`move-${at}-1`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton type="button" icon="trash-2" label={t('days.remove', number)} onClick={onRemove} />
    </div>
  );
}
