import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { type Asked, listDeskMembers, listDeskStaff } from './people.repo.ts';

/** Somebody who answers for a clinic, and where they do. */
export interface DeskPerson {
  id: string;
  firstName: string;
  email: string;
  language: Locale;
  demo: boolean;
  desk: 'provider' | 'organization';
}

/** Everybody who may answer bookings, or change journeys: at the clinic, and at the organization that manages it. Each once. */
export async function findDeskPeople(
  tx: Tx,
  { providerId, patientId }: Omit<Asked, 'may'>,
  may: Asked['may'] = 'bookings.answer',
): Promise<DeskPerson[]> {
  const asked = { providerId, patientId, may };
  const [staff, members] = await Promise.all([listDeskStaff(tx, asked), listDeskMembers(tx, asked)]);
  const known = new Set(staff.map(({ id }) => id));
  return [
    ...staff.map((one) => ({ ...one, desk: 'provider' as const })),
    ...members.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, desk: 'organization' as const })),
  ];
}
