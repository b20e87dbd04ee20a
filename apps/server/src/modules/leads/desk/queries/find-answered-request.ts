import type { Tx } from '../../../../platform/db/database.ts';
import { findUserByEmail } from '../../../accounts/index.ts';
import { findClinic } from '../../../organizations/index.ts';
import { findLead } from '../desk.repo.ts';

/** A consultation request whose sender has an account, with the name of who answers; undefined otherwise. */
export async function findAnsweredRequest(tx: Tx, id: string) {
  const lead = await findLead(tx, 'consultation', id);
  if (lead?.kind !== 'consultation') return undefined;
  const { email, reference, providerId } = lead.row;
  const sender = await findUserByEmail(tx, email);
  if (!sender?.emailVerifiedAt) return undefined;
  const clinic = providerId ? await findClinic(tx, providerId) : undefined;
  return { userId: sender.id, reference, clinic: clinic?.name ?? 'Travesía' };
}
