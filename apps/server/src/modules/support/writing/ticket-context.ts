import type { TicketContext } from '@travesia/contracts/support';
import type { Db } from '../../../platform/db/database.ts';
import type { Device } from '../../../platform/http/request-context.ts';
import { nameDevice, type UserRow } from '../../accounts/index.ts';
import { findClinic, findMembership, findOrganization } from '../../organizations/index.ts';

/** Where a person works, for their tickets. */
export async function workplaceOf(
  db: Db,
  userId: string,
): Promise<{ organizationId: string | null; providerId: string | null; place: string | null }> {
  const { organization, provider } = await findMembership(db, userId);
  const place = organization
    ? await findOrganization(db, organization.id)
    : provider
      ? await findClinic(db, provider.id)
      : undefined;
  return { organizationId: organization?.id ?? null, providerId: provider?.id ?? null, place: place?.name ?? null };
}

/** Account facts that may be attached to a ticket. */
export const contextOf = (
  { role, language }: Pick<UserRow, 'role' | 'language'>,
  device: Device | undefined,
  place: string | null,
): TicketContext => ({ role, language, browser: nameDevice(device?.userAgent ?? '') || null, place });
