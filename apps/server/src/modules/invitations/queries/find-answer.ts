import type { Tx } from '../../../platform/db/database.ts';
import { getsMail } from '../../../platform/demo/demo-people.ts';
import { findClinic, findOrganization } from '../../organizations/index.ts';
import { findInvitationById } from '../invitations.repo.ts';

/** The inviter and the place; undefined for demo invitations, and without an inviter. */
export async function findInvitationAnswer(
  tx: Tx,
  id: string,
): Promise<{ inviterId: string; place: string | null } | undefined> {
  const row = await findInvitationById(tx, id);
  if (!row?.inviterId || !getsMail(row)) return undefined;
  const { organizationId, providerId, inviterId } = row;
  const place = organizationId
    ? await findOrganization(tx, organizationId)
    : providerId
      ? await findClinic(tx, providerId)
      : undefined;
  return { inviterId, place: place?.name ?? null };
}
