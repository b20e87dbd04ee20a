import { type AvailabilityCalendar, setClinicHoliday } from '@travesia/contracts/availability';
import { useRef } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import type { DraftException } from './calendar-values.ts';
import type { PartProps } from './hours-part.tsx';
import { availabilityTexts } from './texts.ts';

interface ExceptionsPartProps extends PartProps {
  holidays: AvailabilityCalendar['holidays'];
  holidayChanged: () => void;
}

/** Dates on which the weekly hours don't apply: exceptions of this calendar, and public holidays of the clinic. */
export function ExceptionsPart({ value, set, disabled, holidays, holidayChanged }: ExceptionsPartProps) {
  const t = useTexts(availabilityTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { exceptions } = value;
  return (
    <section className="portal-section" aria-labelledby="exceptions">
      <h2 id="exceptions" ref={heading} tabIndex={-1}>
        {t('exceptions.heading')}
      </h2>
      <p className="small muted">{t('exceptions.text')}</p>
      {exceptions.length ? (
        <ul className="exception-rows">
          {exceptions.map((one, index) => (
            <ExceptionRow
              key={one.id ?? `new ${index}`}
              exception={one}
              remove={
                disabled
                  ? null
                  : () => {
                      set({ exceptions: exceptions.filter((_one, at) => at !== index) });
                      // The pressed button is gone.
                      heading.current?.focus();
                    }
              }
            />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('exceptions.none')}</p>
      )}
      <div className="stack holidays">
        <fieldset className="plain-set" disabled={disabled}>
          <legend className="sr-only">{t('holidays.heading')}</legend>
          <TickBox
            name="observes_holidays"
            ticked={value.observes_holidays}
            onTick={(observes) => set({ observes_holidays: observes })}
          >
            {t('holidays.observes')}
          </TickBox>
        </fieldset>
        {value.observes_holidays && holidays.length ? (
          <Holidays holidays={holidays} disabled={disabled} changed={holidayChanged} />
        ) : null}
      </div>
    </section>
  );
}

function ExceptionRow({ exception, remove }: { exception: DraftException; remove: (() => void) | null }) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const { from_date: from, to_date: to, kind, starts, ends, label } = exception;
  const dates =
    from === to
      ? format.date(from, 'weekday')
      : t('exceptions.range', { from: format.date(from, 'dayMonth'), to: format.date(to, 'dayMonth') });
  const what =
    starts && ends
      ? t(`exceptions.${kind}.times`, { starts: format.wallTime(starts), ends: format.wallTime(ends) })
      : t(`exceptions.${kind}.day`);
  return (
    <li>
      <strong>{dates}</strong>
      <span>
        {what}
        {label ? <span className="small muted exception-label">{label}</span> : null}
      </span>
      {remove ? (
        <IconButton type="button" icon="x" label={t('exceptions.remove', { dates, what })} onClick={remove} />
      ) : null}
    </li>
  );
}

interface HolidaysProps {
  holidays: AvailabilityCalendar['holidays'];
  disabled: boolean;
  changed: () => void;
}

/** The holidays that patients could book on; the clinic may work on some. Applies to all its calendars at once. */
function Holidays({ holidays, disabled, changed }: HolidaysProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const language = useLocale();
  const { busy, doing, problem, run } = useAct();
  const choose = (date: string, works: boolean) =>
    run(async () => {
      await sessionCall(setClinicHoliday, { query: { language }, body: { date, works } });
      changed();
    }, date);
  return (
    <details className="holiday-list">
      <summary>{t('holidays.count', { count: holidays.length })}</summary>
      <p className="small muted">{t('holidays.text')}</p>
      <ul className="exception-rows">
        {holidays.map(({ date, name, works }) => (
          <li key={date}>
            <strong>{format.date(date, 'weekday')}</strong>
            <span>
              {name}
              <span className="small muted exception-label">{t(works ? 'holidays.works' : 'holidays.closed')}</span>
            </span>
            {disabled ? null : (
              <Button
                type="button"
                size="small"
                variant="quiet"
                busy={busy && doing === date}
                aria-label={t(works ? 'holidays.closeOn' : 'holidays.openOn', { name })}
                onClick={() => void choose(date, !works)}
              >
                {t(works ? 'holidays.close' : 'holidays.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActProblem problem={problem} />
    </details>
  );
}
