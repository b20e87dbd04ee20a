import {
  type AvailabilityCalendar,
  type CalendarSummary,
  getAvailabilityCalendar,
  getAvailabilityWeek,
} from '@travesia/contracts/availability';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { calendar as days } from '../../../lib/dates/calendar.ts';
import { isCalendarDate } from '../../../lib/dates/is-calendar-date.ts';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type ResourceQuery } from './calendar-values.ts';
import { ConflictList } from './conflict-list.tsx';
import { ExceptionsPart } from './exceptions-part.tsx';
import { FeedsPart } from './feeds/feeds-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { PatientsSee } from './patients-see.tsx';
import { availabilityTexts } from './texts.ts';
import { useCalendarDraft } from './use-calendar-draft.ts';
import { VisitsPart } from './visits-part.tsx';
import { mondayOf } from './week-grid.ts';
import { WeekAgenda } from './week/week-agenda.tsx';
import { type DatesToBlock, WeekTools } from './week/week-tools.tsx';

interface CalendarDeskProps {
  resource: CalendarSummary['resource'];
  calendars: readonly CalendarSummary[];
  zone: string;
  /** After a change that other calendars or the list may show. */
  changed: () => void;
}

/** The calendar of one clinician or room. */
export function CalendarDesk({ resource, ...rest }: CalendarDeskProps) {
  const language = useLocale();
  const whose: ResourceQuery = resource.type === 'clinician' ? { clinician: resource.id } : { room: resource.id };
  const loaded = useCall(getAvailabilityCalendar, { query: { language, ...whose } });
  return (
    <LoadState loaded={loaded} tall>
      {(calendar) => <Desk {...rest} calendar={calendar} whose={whose} show={loaded.show} reload={loaded.reload} />}
    </LoadState>
  );
}

interface DeskProps extends Omit<CalendarDeskProps, 'resource'> {
  calendar: AvailabilityCalendar;
  whose: ResourceQuery;
  show: (calendar: AvailabilityCalendar) => void;
  reload: () => Promise<void>;
}

function Desk({ calendar, calendars, whose, zone, show, reload, changed }: DeskProps) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const [query] = useSearchParams();
  const today = days.dateAt(calendar.now, zone);
  const asked = query.get('week') ?? '';
  const start = mondayOf(isCalendarDate(asked) ? asked : today);
  const week = useCall(getAvailabilityWeek, { query: { language, ...whose, start } });
  const [dates, setDates] = useState<DatesToBlock | null>(null);
  const { draft, state, written, isUnsaved, set } = useCalendarDraft(calendar, whose, (now) => {
    show(now);
    void week.reload();
    changed();
  });
  const mayChange = calendar.actions.includes('change');
  /** After an act that saved the calendar in another way, such as blocking dates. */
  const follow = async () => {
    setDates(null);
    changed();
    await Promise.all([reload(), week.reload()]);
  };
  const labelOf = (name: string) => t(`field.${name as keyof typeof written}`);
  const parts = { value: written, set, disabled: !mayChange };
  return (
    <div className="availability">
      <div className="availability-week">
        {calendar.saved ? null : <Notice>{t('unsaved.suggestion', { name: calendar.resource.name })}</Notice>}
        <WeekTools
          start={start}
          today={today}
          clinicZone={zone}
          resource={calendar.resource}
          calendars={calendars}
          mayChange={mayChange}
          dates={dates}
          setDates={setDates}
          done={() => void follow()}
        />
        <LoadState loaded={week} tall>
          {(shown) => (
            <>
              <WeekAgenda
                week={shown}
                draft={isUnsaved ? written : null}
                block={mayChange && calendar.saved ? setDates : null}
              />
              <ConflictList conflicts={shown.conflicts} zone={zone} />
            </>
          )}
        </LoadState>
        <PatientsSee resource={calendar.resource} written={written} start={start} />
      </div>
      <div className="availability-rules">
        <SavedForm
          draft={draft}
          state={state}
          labelOf={labelOf}
          shown={(name, text) => t('merge.value', { name: labelOf(name), length: text.length })}
        >
          <HoursPart {...parts} />
          <VisitsPart {...parts} isRoom={calendar.resource.type === 'room'} />
          <ExceptionsPart {...parts} holidays={calendar.holidays} holidayChanged={() => void follow()} />
        </SavedForm>
        <FeedsPart resource={calendar.resource} hasCalendar={calendar.saved} changed={() => void week.reload()} />
      </div>
    </div>
  );
}
