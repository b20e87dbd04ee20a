import {
  journeyCancelled,
  journeyDeclined,
  journeyExpired,
  journeyMachine,
  type JourneyMove,
  journeyOverdue,
  journeyStayed,
} from '@travesia/contracts/journeys';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { journeys } from './journeys.tables.ts';
import { journeyTold } from './telling/journey-told.ts';

export type JourneyRow = typeof journeys.$inferSelect;

/** Whether a journey counts among the three that a patient may have at a time: not if its clinic is late. It may still answer. */
export const isAwaited = ({ status, remindAt }: Pick<JourneyRow, 'status' | 'remindAt'>): boolean =>
  status !== 'inquiry' || remindAt !== null;

const about = ({ row }: { row: JourneyRow }) => ({ journey_id: row.id, provider_id: row.providerId });

/** Whoever comes for a second trip was treated: nothing ends as if nothing had been done. Without one, there is none to call off. */
function isOnTrip({ trip, trips }: Pick<JourneyRow, 'trip' | 'trips'>, action: JourneyMove): boolean {
  if (action === 'return') return trip < trips;
  if (action === 'stay') return trip === 2;
  return trip === 1 || (action !== 'cancel' && action !== 'find_unfit');
}

/** How journeys move. */
export const journeyLifecycle = defineLifecycle({
  machine: journeyMachine,
  table: journeys,
  columns: {
    state: 'status',
    version: 'version',
    subject: 'patientId',
    instants: { answer_due_at: 'answerDueAt', remind_at: 'remindAt' },
  },
  audit: {
    review: 'journeys.review_begun',
    quote: 'journeys.quoted',
    decline: 'journeys.declined',
    find_unfit: 'journeys.declined',
    accept: 'journeys.accepted',
    reserve: 'journeys.accepted',
    book: 'journeys.moved',
    prepare: 'journeys.moved',
    travel: 'journeys.moved',
    treat: 'journeys.moved',
    recover: 'journeys.moved',
    discharge: 'journeys.discharged',
    return: 'journeys.moved',
    stay: 'journeys.moved',
    complete: 'journeys.completed',
    cancel: 'journeys.cancelled',
    expire: 'journeys.expired',
    remind: 'journeys.reminded',
  },
  live: journeyTold,
  about: ({ row }) => ({
    target: { type: 'journey', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ to }) => ({ status: to }),
  events: {
    decline: (moved) => says(journeyDeclined, about(moved)),
    find_unfit: (moved) => says(journeyDeclined, about(moved)),
    cancel: (moved) => says(journeyCancelled, { ...about(moved), by: moved.as }),
    stay: (moved) => says(journeyStayed, about(moved)),
    expire: (moved) => says(journeyExpired, about(moved)),
    remind: (moved) => says(journeyOverdue, about(moved)),
  },
  sets: ({ action, to, at }) => ({
    remindAt: null,
    ...(to === 'inquiry' ? {} : { answerDueAt: null, updatedAt: at }),
    ...(action === 'return' ? { trip: 2 as const } : action === 'stay' ? { trip: 1 as const } : {}),
  }),
  guard: ({ row, action }) => (isOnTrip(row, action) ? null : new ProblemError('journeys.not_possible')),
  refused: 'journeys.not_possible',
  missing: 'journeys.not_found',
});

/** The booking of the trip that a journey is about, the first or the return; null without one. */
export const currentBooking = <Booking>({
  row,
  booking,
  returning,
}: {
  row: Pick<JourneyRow, 'trip'>;
  booking: Booking;
  returning: Booking;
}): Booking => (row.trip === 2 ? returning : booking);
