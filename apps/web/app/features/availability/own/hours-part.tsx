import type { CalendarDraft, CalendarWindow, WindowMode } from '@travesia/contracts/availability';
import { WINDOW_MODES } from '@travesia/contracts/availability';
import { useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import {
  byWeekday,
  endFromField,
  endToField,
  nextWindow,
  WEEKDAYS,
  type WindowFault,
  windowFaults,
} from './calendar-values.ts';
import { availabilityTexts } from './texts.ts';

export interface PartProps {
  value: CalendarDraft;
  set: (changes: Partial<CalendarDraft>) => void;
  disabled: boolean;
}

/** The weekly hours: each weekday with its time ranges. */
export function HoursPart({ value, set, disabled }: PartProps) {
  const t = useTexts(availabilityTexts);
  const { windows } = value;
  const found = windowFaults(windows);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="weekly-hours">
      <h2 id="weekly-hours">{t('hours.heading')}</h2>
      <p className="small muted">{t('hours.text')}</p>
      {WEEKDAYS.map((weekday) => (
        <Weekday
          key={weekday}
          weekday={weekday}
          windows={windows}
          faults={found}
          disabled={disabled}
          put={(next) => set({ windows: next })}
        />
      ))}
    </section>
  );
}

interface WeekdayProps {
  weekday: number;
  windows: readonly CalendarWindow[];
  faults: readonly (WindowFault | null)[];
  disabled: boolean;
  put: (windows: CalendarWindow[]) => void;
}

function Weekday({ weekday, windows, faults, disabled, put }: WeekdayProps) {
  const t = useTexts(availabilityTexts);
  const id = useId();
  const closed = useRef<readonly CalendarWindow[]>([]);
  const own = byWeekday(windows, weekday);
  const day = t(`day.${weekday as 1}`);
  const others = windows.filter((one) => one.weekday !== weekday);
  const toggle = () => {
    if (own.length) {
      closed.current = own.map(({ window }) => window);
      put(others);
    } else put([...others, ...(closed.current.length ? closed.current : [nextWindow(windows, weekday)])]);
  };
  const change = (index: number, changed: Partial<CalendarWindow>) =>
    put(windows.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <fieldset className="plain-set hours-day" disabled={disabled}>
      <legend className="sr-only">{day}</legend>
      <label className="choice hours-open">
        <input id={id} type="checkbox" checked={own.length > 0} onChange={toggle} />
        <span>{day}</span>
      </label>
      <div className="hours-ranges">
        {own.length ? null : <p className="muted hours-closed">{t('hours.closed')}</p>}
        {own.map(({ window, index }, place) => (
          <Range
            key={place}
            name={`${weekday}.${place}`}
            day={day}
            window={window}
            fault={faults[index] ?? null}
            change={(changed) => change(index, changed)}
            remove={() => {
              put(windows.filter((_one, at) => at !== index));
              // The pressed button is gone.
              document.getElementById(id)?.focus();
            }}
          />
        ))}
      </div>
      <IconButton
        type="button"
        icon="plus"
        label={t('hours.add', { day })}
        onClick={() => put([...windows, nextWindow(windows, weekday)])}
      />
    </fieldset>
  );
}

interface RangeProps {
  name: string;
  day: string;
  window: CalendarWindow;
  fault: WindowFault | null;
  change: (changed: Partial<CalendarWindow>) => void;
  remove: () => void;
}

/** One time range of a weekday, with how patients are seen and from when to when it applies. */
function Range({ name, day, window, fault, change, remove }: RangeProps) {
  const t = useTexts(availabilityTexts);
  const { starts, ends, mode, valid_from: from, valid_until: until } = window;
  return (
    <div className="hours-range">
      <TextField
        name={`starts.${name}`}
        type="time"
        label={t('hours.starts', { day })}
        hideLabel
        value={starts}
        onChange={({ currentTarget }) => change({ starts: currentTarget.value })}
      />
      <span aria-hidden="true">{t('hours.to')}</span>
      <TextField
        name={`ends.${name}`}
        type="time"
        label={t('hours.ends', { day })}
        hideLabel
        value={endToField(ends)}
        onChange={({ currentTarget }) => change({ ends: endFromField(currentTarget.value) })}
        error={fault ? t(`hours.fault.${fault}`) : undefined}
      />
      <IconButton type="button" icon="x" label={t('hours.remove', { day, starts, ends })} onClick={remove} />
      <SelectField
        className="hours-mode"
        name={`mode.${name}`}
        label={t('hours.mode', { day })}
        hideLabel
        value={mode}
        options={WINDOW_MODES.map((one) => ({ value: one, label: t(`mode.${one}`) }))}
        onChange={({ currentTarget }) => change({ mode: currentTarget.value as WindowMode })}
      />
      <details className="hours-dates">
        <summary>{from || until ? t('hours.season') : t('hours.always')}</summary>
        <div className="hours-season">
          <TextField
            name={`from.${name}`}
            type="date"
            label={t('hours.from')}
            value={from ?? ''}
            onChange={({ currentTarget }) => change({ valid_from: currentTarget.value || null })}
          />
          <TextField
            name={`until.${name}`}
            type="date"
            label={t('hours.until')}
            value={until ?? ''}
            min={from ?? undefined}
            onChange={({ currentTarget }) => change({ valid_until: currentTarget.value || null })}
          />
        </div>
      </details>
    </div>
  );
}
