import { claimNotices, type ClaimTold } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { findTimeZone, listAdminsToTell } from '../../../accounts/index.ts';
import { findActivePerson, findDeskPeople, mailPerson, type Post } from '../../../bookings/index.ts';
import { claimMails } from './mails/claim-mails.ts';
import { tellOfClaimEvents } from './tell-of-claim-events.ts';

interface Reader {
  id: string;
  firstName: string;
  email: string;
  language: Locale;
  demo: boolean;
}

/** Emails patients, those who answer for clinics and the team of claims, in their language and as they wish. */
export function writeOfClaims(outbox: Pick<Outbox, 'subscribe'>, post: Post): void {
  const write = async (
    tx: Tx,
    { to, told, timeZone, journeyId }: { to: Reader; told: ClaimTold; timeZone: string; journeyId: string },
  ) => {
    const { topic } = claimNotices[told.kind];
    await mailPerson(post, tx, {
      to,
      language: to.language,
      topic,
      kind: claimMails[told.kind],
      facts: { told, firstName: to.firstName, timeZone },
      outdatedAt: null,
      about: { journeyId },
    });
  };
  tellOfClaimEvents(outbox, 'aftercare.claim_mails', async (tx, { patient, desk, team }, { row, provider }) => {
    const { journeyId } = row;
    const to = patient && (await findActivePerson(tx, row.patientId));
    if (patient && to) {
      const timeZone = (await findTimeZone(tx, to.id)) ?? provider.timeZone;
      await write(tx, { to, told: patient, timeZone, journeyId });
    }
    if (desk)
      for (const person of await findDeskPeople(tx, row, 'journeys.change')) {
        const told = desk(person.desk);
        if (told) await write(tx, { to: person, told, timeZone: provider.timeZone, journeyId });
      }
    if (team)
      for (const admin of await listAdminsToTell(tx, row))
        await write(tx, { to: admin, told: team, timeZone: provider.timeZone, journeyId });
  });
}
