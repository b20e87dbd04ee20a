import type { AvailabilityWeek, CalendarDraft } from '@travesia/contracts/availability';
import { type PointerEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { availabilityTexts } from '../texts.ts';
import { type Block, blocksOf, hoursShown, otherClock, wallTimeOf } from '../week-grid.ts';
import type { DatesToBlock } from './week-tools.tsx';
import { useViewerZone } from './viewer-zone.ts';

const HOUR = 60;
const STEP = 15;
const LEGEND = ['open', 'video', 'busy', 'visit', 'closed', 'unsaved'] as const;

type Day = AvailabilityWeek['resources'][number]['days'][number];
type BlockDates = (dates: DatesToBlock) => void;

interface WeekAgendaProps {
  week: AvailabilityWeek;
  /** The calendar with unsaved changes; null if there are none. */
  draft: CalendarDraft | null;
  /** Opens the form to block a time that was dragged; its button is above the agenda. */
  block: BlockDates | null;
}

/** The week of one calendar: seven days side by side, or one at a time on a phone. */
export function WeekAgenda({ week, draft, block }: WeekAgendaProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const [query] = useSearchParams();
  const { zone: theirs } = useViewerZone(week.time_zone);
  const days = week.resources[0]?.days ?? [];
  if (!days.length) return <p className="muted agenda-none">{t('week.none')}</p>;
  const blocks = days.map((day) => blocksOf(day, week.time_zone, draft));
  const { from, to } = hoursShown(blocks.flat());
  const open = days.some(({ date }) => date === query.get('day'))
    ? query.get('day')
    : days.some(({ date }) => date === week.today)
      ? week.today
      : week.start;
  const hours = Array.from({ length: (to - from) / HOUR }, (_none, index) => from + index * HOUR);
  return (
    <section aria-label={t('week.label')}>
      <DayTabs week={week} open={open ?? week.start} />
      <div className="agenda" style={{ '--agenda-hours': hours.length }}>
        <div className="agenda-scale" aria-hidden="true">
          <p className="agenda-zones">
            <span>{format.place(week.time_zone)}</span>
            {theirs === week.time_zone ? null : <span>{format.place(theirs)}</span>}
          </p>
          {hours.map((minutes) => (
            <p key={minutes} className="agenda-hour">
              <strong>{wallTimeOf(minutes)}</strong>
              {theirs === week.time_zone ? null : (
                <span>{otherClock(open ?? week.start, minutes, week.time_zone, theirs)}</span>
              )}
            </p>
          ))}
        </div>
        {days.map((day, index) => (
          <DayColumn
            key={day.date}
            day={day}
            holiday={week.holidays.find(({ date }) => date === day.date)?.name}
            blocks={blocks[index] ?? []}
            from={from}
            to={to}
            isOpen={day.date === open}
            isToday={day.date === week.today}
            isOver={day.date < week.today}
            block={block}
          />
        ))}
      </div>
      <ul className="agenda-legend" aria-hidden="true">
        {LEGEND.filter((kind) => blocks.flat().some((one) => one.kind === kind)).map((kind) => (
          <li key={kind}>
            <span className={`agenda-swatch agenda-${kind}`} />
            {t(`legend.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The days of the week as tabs, for narrow windows. */
function DayTabs({ week, open }: { week: AvailabilityWeek; open: string }) {
  const t = useTexts(availabilityTexts);
  const href = useQueryHref();
  return (
    <nav className="agenda-tabs" aria-label={t('week.days')}>
      {week.resources[0]?.days.map(({ date, free }, index) => (
        <Link key={date} to={href({ day: date })} preventScrollReset aria-current={date === open ? 'date' : undefined}>
          <span>{t(`dayShort.${(index + 1) as 1}`)}</span>
          <strong>{Number(date.slice('YYYY-MM-'.length))}</strong>
          <span className="sr-only">{t('week.free', { count: free })}</span>
        </Link>
      ))}
    </nav>
  );
}

interface DayColumnProps {
  day: Day;
  holiday: string | undefined;
  blocks: readonly Block[];
  /** The hours shown, in minutes since midnight. */
  from: number;
  to: number;
  /** The one that narrow windows show. */
  isOpen: boolean;
  isToday: boolean;
  isOver: boolean;
  block: BlockDates | null;
}

function DayColumn({ day, holiday, blocks, from, to, isOpen, isToday, isOver, block }: DayColumnProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const dragged = useDraggedTime(
    from,
    to,
    block && !isOver ? (starts, ends) => block({ from: day.date, starts, ends }) : null,
  );
  const place = (start: number, end: number) => ({
    '--block-from': (Math.max(start, from) - from) / HOUR,
    '--block-hours': (Math.min(end, to) - Math.max(start, from)) / HOUR,
  });
  return (
    <section
      className={isOpen ? 'agenda-day agenda-day-open' : 'agenda-day'}
      aria-label={t('week.day', { date: format.date(day.date, 'weekday'), free: day.free })}
      data-today={isToday || undefined}
      data-holiday={day.closed_by_holiday || undefined}
    >
      <header className="agenda-head">
        <strong>{format.date(day.date, 'weekday')}</strong>
        {holiday ? <span>{day.closed_by_holiday ? holiday : t('week.worksOn', { name: holiday })}</span> : null}
      </header>
      <div className="agenda-column" {...dragged.bind}>
        {day.closed_by_holiday ? (
          <p className="agenda-block agenda-closed" style={place(from, to)}>
            <strong>{t('legend.closed')}</strong> {holiday}
          </p>
        ) : null}
        {blocks.map((one) => (
          <p
            key={one.key}
            className={`agenda-block agenda-${one.kind}`}
            style={place(one.from, one.to)}
            data-brief={one.to - one.from < HOUR || undefined}
          >
            <strong>
              {one.kind === 'busy' || one.kind === 'visit'
                ? (one.label ?? t(`legend.${one.kind}`))
                : t(`legend.${one.kind}`)}
            </strong>{' '}
            <span className="sr-only">{t('week.times', { from: wallTimeOf(one.from), to: wallTimeOf(one.to) })} </span>
            {one.kind === 'closed'
              ? one.label
              : one.free === undefined || isOver
                ? null
                : t('week.free', { count: one.free })}
          </p>
        ))}
        {dragged.range ? (
          <p className="agenda-block agenda-dragged" style={place(...dragged.range)} aria-hidden="true">
            {wallTimeOf(dragged.range[0])} – {wallTimeOf(dragged.range[1])}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** Dragging over a day marks a time to block. With touch, the agenda scrolls instead. */
function useDraggedTime(from: number, to: number, done: ((starts: string, ends: string) => void) | null) {
  const start = useRef<number | null>(null);
  const [range, setRange] = useState<[number, number] | null>(null);
  const minutesUnder = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const at = from + ((clientY - top) / height) * (to - from);
    return Math.min(to, Math.max(from, Math.round(at / STEP) * STEP));
  };
  const stop = () => {
    start.current = null;
    setRange(null);
  };
  if (!done) return { range: null, bind: {} };
  return {
    range,
    bind: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = minutesUnder(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const now = minutesUnder(event);
        setRange([Math.min(start.current, now), Math.max(start.current, now)]);
      },
      onPointerUp: () => {
        if (range && range[0] < range[1]) done(wallTimeOf(range[0]), wallTimeOf(range[1]));
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
