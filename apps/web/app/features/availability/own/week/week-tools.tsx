import type { CalendarSummary } from '@travesia/contracts/availability';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { calendar as days } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { availabilityTexts } from '../texts.ts';
import { mondayOf } from '../week-grid.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { useViewerZone, VIEWER_ZONES } from './viewer-zone.ts';

const WEEK = 7;
const SUNDAY = 6;

/** The first day of a block, and the times of one that was dragged. */
export interface DatesToBlock {
  from: string;
  starts?: string;
  ends?: string;
}

interface WeekToolsProps {
  /** Monday of the week, and today at the clinic. */
  start: string;
  today: string;
  clinicZone: string;
  resource: CalendarSummary['resource'];
  calendars: readonly CalendarSummary[];
  mayChange: boolean;
  /** Dates for the open form to block them; null if it is closed. */
  dates: DatesToBlock | null;
  setDates: (dates: DatesToBlock | null) => void;
  /** After dates were blocked, or hours copied. */
  done: () => void;
}

/** Which week, which clock beside the clinic's, and acts on several calendars. */
export function WeekTools({
  start,
  today,
  clinicZone,
  resource,
  calendars,
  mayChange,
  dates,
  setDates,
  done,
}: WeekToolsProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const href = useQueryHref();
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const isSaved = calendars.some(({ resource: one, saved }) => one.id === resource.id && saved);
  const to = (week: string) => href({ week: week === mondayOf(today) ? null : week, day: null });
  return (
    <div className="week-tools">
      <nav className="week-steps" aria-label={t('week.choose')}>
        <Link className="icon-btn" to={to(days.addDays(start, -WEEK))} aria-label={t('week.before')} preventScrollReset>
          <Icon name="chevron-left" />
        </Link>
        <strong aria-live="polite">
          {t('week.range', { from: format.date(start, 'dayMonth'), to: format.date(days.addDays(start, SUNDAY)) })}
        </strong>
        <Link className="icon-btn" to={to(days.addDays(start, WEEK))} aria-label={t('week.after')} preventScrollReset>
          <Icon name="chevron-right" />
        </Link>
        {start === mondayOf(today) ? null : (
          <Link to={to(mondayOf(today))} preventScrollReset>
            {t('week.this')}
          </Link>
        )}
      </nav>
      <ZoneSelect
        clinicZone={clinicZone}
        choose={(zone) => void navigate(href({ zone }), { preventScrollReset: true })}
      />
      {mayChange && isSaved ? (
        <div className="row week-acts">
          <Button type="button" icon="copy" onClick={() => setCopying(true)}>
            {t('copy.open')}
          </Button>
          <Button type="button" icon="calendar-clock" onClick={() => setDates({ from: start < today ? today : start })}>
            {t('block.open')}
          </Button>
        </div>
      ) : null}
      {dates ? (
        <BlockDialog
          dates={dates}
          resource={resource}
          calendars={calendars}
          onClose={() => setDates(null)}
          onDone={done}
        />
      ) : null}
      {isCopying ? (
        <CopyDialog resource={resource} calendars={calendars} onClose={() => setCopying(false)} onDone={done} />
      ) : null}
    </div>
  );
}

function ZoneSelect({ clinicZone, choose }: { clinicZone: string; choose: (zone: string) => void }) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const { zone } = useViewerZone(clinicZone);
  const zones = [...new Set([zone, ...VIEWER_ZONES])];
  return (
    <SelectField
      className="week-zone"
      name="zone"
      label={t('week.zone')}
      value={zone}
      options={zones.map((value) => ({ value, label: format.place(value) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
