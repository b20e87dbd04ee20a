import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findJourneyNews, tellOfJourneyEvents } from '../../journeys/index.ts';
import { notify } from '../notify.ts';

/** Notifies patients, and those who answer for clinics, of journeys. */
export function tellOfJourneys(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfJourneyEvents(outbox, 'notifications', async (tx, journeyId, happened, at) => {
    const news = await findJourneyNews(tx, journeyId, happened);
    if (!news) return;
    const { row } = news.record;
    if (news.patient) await notify(tx, { userId: row.patientId, at, ...news.patient });
    if (!news.desk) return;
    for (const { id: userId, desk } of await findDeskPeople(tx, row, 'journeys.change')) {
      const told = news.desk(desk);
      if (told) await notify(tx, { userId, at, ...told });
    }
  });
}
