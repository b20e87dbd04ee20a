import { checkInDue, checkInEnded, checkInMachine, checkInReminded } from '@travesia/contracts/aftercare';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { checkIns } from './check-ins.tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/** The patient is reminded a day after it was due. */
const REMINDED_AFTER_MS = 24 * 3_600_000;

const about = ({ row }: { row: CheckInRow }) => ({
  journey_id: row.journeyId,
  provider_id: row.providerId,
  check_in_id: row.id,
});

/** How check-ins move. */
export const checkInLifecycle = defineLifecycle({
  machine: checkInMachine,
  table: checkIns,
  columns: {
    state: 'status',
    version: 'version',
    subject: 'patientId',
    instants: { due_at: 'dueAt', remind_at: 'remindAt' },
  },
  audit: {
    fall_due: 'check_ins.due',
    remind: 'check_ins.reminded',
    miss: 'check_ins.missed',
    answer: 'check_ins.answered',
    drop: 'check_ins.dropped',
  },
  about: ({ row }) => ({
    target: { type: 'check_in', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  events: {
    fall_due: (moved) => says(checkInDue, about(moved)),
    remind: (moved) => says(checkInReminded, about(moved)),
    miss: (moved) => says(checkInEnded, about(moved)),
    answer: (moved) => says(checkInEnded, about(moved)),
  },
  sets: ({ row, action, at }) => ({
    remindAt: action === 'fall_due' ? new Date(row.dueAt.getTime() + REMINDED_AFTER_MS) : null,
    ...(action === 'answer' ? { answeredAt: at } : {}),
  }),
  refused: 'aftercare.not_possible',
  missing: 'aftercare.check_in_not_found',
});
