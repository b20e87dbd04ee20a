import {
  ALARM_AFTER_MINUTES,
  ANSWER_MINUTES,
  incidentAcknowledged,
  incidentAlarmed,
  incidentEscalated,
  incidentMachine,
  incidentOpened,
  incidentResolved,
} from '@travesia/contracts/aftercare';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { incidents } from './incidents.tables.ts';

export type IncidentRow = typeof incidents.$inferSelect;

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** Until when a clinic must answer. */
export const answerDueAt = (severity: IncidentRow['severity'], at: Date): Date => after(at, ANSWER_MINUTES[severity]);

const about = ({ row }: { row: IncidentRow }) => ({
  incident_id: row.id,
  journey_id: row.journeyId,
  provider_id: row.providerId,
});

/** How incidents move. */
export const incidentLifecycle = defineLifecycle({
  machine: incidentMachine,
  table: incidents,
  columns: {
    state: 'status',
    version: 'version',
    subject: 'patientId',
    instants: { answer_due_at: 'answerDueAt', alarm_at: 'alarmAt' },
  },
  audit: {
    escalate: 'incidents.escalated',
    alarm: 'incidents.alarmed',
    acknowledge: 'incidents.acknowledged',
    resolve: 'incidents.resolved',
    reopen: 'incidents.reopened',
  },
  about: ({ row }) => ({
    target: { type: 'incident', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  events: {
    escalate: (moved) => says(incidentEscalated, about(moved)),
    alarm: (moved) => says(incidentAlarmed, about(moved)),
    acknowledge: (moved) => says(incidentAcknowledged, { ...about(moved), by: moved.as }),
    resolve: (moved) => says(incidentResolved, { ...about(moved), by: moved.as }),
    reopen: (moved) => says(incidentOpened, { ...about(moved), by: moved.as }),
  },
  sets: ({ row, action, at }) => {
    switch (action) {
      case 'escalate':
        return { alarmAt: after(at, ALARM_AFTER_MINUTES) };
      case 'alarm':
        return { alarmAt: null };
      case 'acknowledge':
        return { acknowledgedAt: at, alarmAt: null };
      case 'resolve':
        return { resolvedAt: at };
      default:
        return {
          answerDueAt: answerDueAt(row.severity, at),
          alarmAt: null,
          acknowledgedAt: null,
          resolvedAt: null,
        };
    }
  },
  refused: 'aftercare.not_possible',
  missing: 'aftercare.incident_not_found',
});
