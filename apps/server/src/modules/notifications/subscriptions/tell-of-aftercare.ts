import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listAdminsToTell } from '../../accounts/index.ts';
import {
  findAftercareNews,
  tellOfAftercareEvents,
  tellOfClaimEvents,
  tellOfRecallEvents,
} from '../../aftercare/index.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { notify } from '../notify.ts';

/** Notifies patients, those who answer for clinics and the team of check-ins, incidents, claims and recalls. */
export function tellOfAftercare(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfAftercareEvents(outbox, 'notifications', async (tx, journeyId, happened, at) => {
    const news = await findAftercareNews(tx, journeyId, happened);
    for (const { to, told } of news?.messages ?? []) await notify(tx, { userId: to.id, at, ...told });
  });
  tellOfClaimEvents(outbox, 'notifications', async (tx, { patient, desk, team }, { row }, at) => {
    if (patient) await notify(tx, { userId: row.patientId, at, ...patient });
    if (desk)
      for (const { id: userId, desk: place } of await findDeskPeople(tx, row, 'journeys.change')) {
        const told = desk(place);
        if (told) await notify(tx, { userId, at, ...told });
      }
    if (team) for (const { id: userId } of await listAdminsToTell(tx, row)) await notify(tx, { userId, at, ...team });
  });
  tellOfRecallEvents(outbox, 'notifications', (tx, { person, told }, at) =>
    notify(tx, { userId: person.id, at, ...told }),
  );
}
