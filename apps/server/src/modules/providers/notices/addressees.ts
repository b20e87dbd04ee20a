import { type ClinicTopic, USUAL_TOPICS } from '@travesia/contracts/providers';
import type { StaffRole } from '@travesia/contracts/access';
import type { Tx } from '../../../platform/db/database.ts';
import type { PeopleToTell, PersonToTell } from '../people-to-tell.ts';
import { findClinicName } from '../writing/administer.repo.ts';
import { findNotices } from './clinic-notices.repo.ts';

/** Roles that a clinic has told about something; owners always are. */
export async function rolesToTell(tx: Tx, providerId: string, topic: ClinicTopic): Promise<StaffRole[]> {
  const chosen = (await findNotices(tx, providerId))?.topics ?? USUAL_TOPICS;
  return ['owner', ...chosen[topic].roles];
}

/** The clinic's own inbox if it gets emails about something: confirmed and wanted. Greeted by the clinic's name. */
export async function inboxToTell(tx: Tx, providerId: string, topic: ClinicTopic): Promise<PersonToTell | null> {
  const row = await findNotices(tx, providerId);
  if (!row?.inboxEmail || !row.inboxLanguage || !row.inboxConfirmedAt || !row.topics[topic].inbox) return null;
  const clinic = await findClinicName(tx, providerId);
  return clinic && { email: row.inboxEmail, language: row.inboxLanguage, demo: clinic.demo, firstName: clinic.name };
}

/** Everyone to email about a clinic: people of the chosen roles, and its inbox unless one of them has the same address. */
export async function addresseesOf(
  tx: Tx,
  peopleToTell: PeopleToTell,
  providerId: string,
  topic: ClinicTopic,
): Promise<PersonToTell[]> {
  const people = await peopleToTell(tx, providerId, await rolesToTell(tx, providerId, topic));
  const inbox = await inboxToTell(tx, providerId, topic);
  const isKnown = people.some(({ email }) => email.toLowerCase() === inbox?.email.toLowerCase());
  return inbox && !isKnown ? [...people, inbox] : [...people];
}
