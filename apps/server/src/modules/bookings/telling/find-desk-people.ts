import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { listAnsweringMembers, listAnsweringStaff } from './people.repo.ts';

/** Somebody who may answer bookings of a clinic, and where they do. */
export interface DeskPerson {
  id: string;
  firstName: string;
  email: string;
  language: Locale;
  demo: boolean;
  desk: 'provider' | 'organization';
}

/** Everybody who may answer a booking: at its clinic, and at the organization that manages it. Each once. */
export async function findDeskPeople(
  tx: Tx,
  { providerId, patientId }: { providerId: string; patientId: string },
): Promise<DeskPerson[]> {
  const asked = { providerId, patientId };
  const [staff, members] = await Promise.all([listAnsweringStaff(tx, asked), listAnsweringMembers(tx, asked)]);
  const known = new Set(staff.map(({ id }) => id));
  return [
    ...staff.map((one) => ({ ...one, desk: 'provider' as const })),
    ...members.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, desk: 'organization' as const })),
  ];
}
