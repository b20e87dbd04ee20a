import type { CalendarDraft, CalendarWindow, NewException } from '@travesia/contracts/availability';
import type { NewExceptionRow, NewWindow } from './calendars-write.repo.ts';

/** A calendar's settings as columns. */
export const settingsColumns = (draft: CalendarDraft) => ({
  visits: [...new Set(draft.visits)],
  slotMinutes: draft.slot_minutes,
  bufferBeforeMinutes: draft.buffer_before_minutes,
  bufferAfterMinutes: draft.buffer_after_minutes,
  noticeHours: draft.notice_hours,
  horizonDays: draft.horizon_days,
  maxPerDay: draft.max_per_day,
  observesHolidays: draft.observes_holidays,
});

export const windowColumns = ({
  valid_from: validFrom,
  valid_until: validUntil,
  ...window
}: CalendarWindow): NewWindow => ({
  ...window,
  validFrom,
  validUntil,
});

export const exceptionColumns = ({
  kind,
  from_date: fromDate,
  to_date: toDate,
  starts,
  ends,
  mode,
  label,
}: NewException): Omit<NewExceptionRow, 'id'> => ({ kind, fromDate, toDate, starts, ends, mode, label });
