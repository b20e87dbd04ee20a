import './days.css';
import { type PackageDay, PACKAGE_LIMITS, stayOf } from '@travesia/contracts/packages';
import { useEffect, useRef } from 'react';
import { focusField } from '../../../../../lib/forms/draft/focus-field.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { DayRow } from './day-row.tsx';
import { moveDay, withDay, withDayAgain, withoutDay } from './itinerary.ts';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** Nights and days to plan for, and the trip day by day. */
export function DaysSection(props: SectionProps) {
  const { value, set, may } = props;
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  return (
    <SectionFrame id="days" heading={t('section.days')} lead={t('days.lead')} disabled={!may.edit}>
      <div className="pe-pair">
        <NumberField
          name="nights"
          label={w('field.nights')}
          hint={t('days.nightsHint')}
          most={PACKAGE_LIMITS.quantity}
          value={value.nights}
          onChange={(nights) => set({ nights })}
        />
        <NumberField
          name="stay_days"
          label={w('field.stay_days')}
          hint={t('days.stayHint')}
          most={PACKAGE_LIMITS.quantity}
          value={value.stay_days}
          onChange={(days) => set({ stay_days: days })}
        />
      </div>
      <Itinerary {...props} />
    </SectionFrame>
  );
}

function Itinerary({ value, set, editor, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const { itinerary } = value;
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  /** What gets the focus once it is shown. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    const name = next.current;
    next.current = null;
    const found = name && list.current?.querySelector<HTMLElement>(`#${fieldId(name)}, [data-focus="${name}"]`);
    if (found) focusField(found);
  });
  const trips = [1, 2].slice(0, Math.max(editor.treatment?.trips ?? 1, 1, ...itinerary.map(({ trip }) => trip)));
  const put = (days: PackageDay[], save: 'now' | 'pause' = 'now') => set({ itinerary: days }, save);
  const remove = (day: PackageDay, at: number) => {
    put(withoutDay(itinerary, at));
    next.current = `add-${day.trip}`;
    showToast(t('days.removed', { trip: day.trip, day: day.day }), {
      label: t('undo'),
      hint: t('undo.hint'),
      run: () => set({ itinerary: withDayAgain(current.current.itinerary, day) }, 'now'),
    });
  };
  const add = (trip: number) => {
    const days = withDay(itinerary, trip);
    const at = days.findIndex((day) => !itinerary.includes(day));
    if (at >= 0) next.current = `itinerary.${at}.place`;
    put(days);
  };
  return (
    <div ref={list} className="stack">
      <Sum value={value} set={set} />
      {trips.map((trip) => {
        const days = itinerary.flatMap((day, at) => (day.trip === trip ? [{ day, at }] : []));
        return (
          <div key={trip} className="pe-group">
            <h3 id={`trip-${trip}`}>{t('days.trip', { trip })}</h3>
            {days.length ? (
              <ol className="pe-days" aria-labelledby={`trip-${trip}`}>
                {days.map(({ day, at }, place) => (
                  <DayRow
                    key={`${day.trip}.${day.day}`}
                    day={day}
                    at={at}
                    itinerary={itinerary}
                    isFirst={place === 0}
                    isLast={place === days.length - 1}
                    onChange={put}
                    onMove={(by) => {
                      next.current = `move-${at + by}-${by}`;
                      put(moveDay(itinerary, at, by));
                    }}
                    onRemove={() => remove(day, at)}
                  />
                ))}
              </ol>
            ) : (
              <p className="small muted">{t('days.none')}</p>
            )}
            {may.edit ? (
              <p>
                <Button type="button" size="small" icon="plus" data-focus={`add-${trip}`} onClick={() => add(trip)}>
                  {t('days.add')}
                </Button>
              </p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** What the itinerary adds up to, and taking it over. */
function Sum({ value, set }: Pick<SectionProps, 'value' | 'set'>) {
  const t = useTexts(editorTexts);
  const sum = stayOf(value.itinerary);
  if (!sum) return null;
  const isSame = sum.nights === value.nights && sum.stay_days === value.stay_days;
  return (
    <p className="row small" id={fieldId('itinerary')} tabIndex={-1}>
      <span>{t('days.sum', { nights: sum.nights, days: sum.stay_days, same: isSame })}</span>
      {isSame ? null : (
        <Button type="button" size="small" variant="quiet" onClick={() => set(sum, 'now')}>
          {t('days.take')}
        </Button>
      )}
    </p>
  );
}
