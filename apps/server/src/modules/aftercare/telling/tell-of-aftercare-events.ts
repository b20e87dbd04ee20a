import {
  checkInDue,
  checkInReminded,
  incidentAcknowledged,
  incidentAlarmed,
  incidentEscalated,
  incidentNoted,
  incidentOpened,
  incidentResolved,
} from '@travesia/contracts/aftercare';
import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { AftercareHappened } from './aftercare-news.ts';

/** Calls `tell` under a subscriber’s name for everything that people are told of check-ins and incidents. */
export function tellOfAftercareEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, journeyId: string, happened: AftercareHappened, at: Date) => Promise<void>,
): void {
  const tellOf = <P extends z.ZodType<{ journey_id: string }>>(
    event: EventType<P>,
    happenedBy: (payload: z.output<P>) => AftercareHappened,
  ) =>
    outbox.subscribe(
      event,
      name,
      (tx, payload, { occurredAt }) => tell(tx, payload.journey_id, happenedBy(payload), occurredAt),
      { together: true },
    );
  tellOf(checkInDue, ({ check_in_id: checkInId }) => ({ what: 'check_in_due', checkInId }));
  tellOf(checkInReminded, ({ check_in_id: checkInId }) => ({ what: 'check_in_reminded', checkInId }));
  tellOf(incidentOpened, ({ incident_id: incidentId, by }) => ({ what: 'opened', incidentId, by }));
  tellOf(incidentEscalated, ({ incident_id: incidentId }) => ({ what: 'escalated', incidentId }));
  tellOf(incidentAlarmed, ({ incident_id: incidentId }) => ({ what: 'alarmed', incidentId }));
  tellOf(incidentAcknowledged, ({ incident_id: incidentId, by }) => ({ what: 'acknowledged', incidentId, by }));
  tellOf(incidentResolved, ({ incident_id: incidentId, by }) => ({ what: 'resolved', incidentId, by }));
  tellOf(incidentNoted, ({ incident_id: incidentId, by, shared }) => ({ what: 'noted', incidentId, by, shared }));
}
