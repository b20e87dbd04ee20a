import type { Db, Tx } from '../../platform/db/database.ts';
import type { Memberships } from '../accounts/index.ts';
import { findMembership } from './members.repo.ts';

/** Memberships for the accounts module, which receives this function because it does not depend on organizations. */
export async function membershipsOf(db: Db | Tx, userId: string): Promise<Memberships> {
  const { organization, provider } = await findMembership(db, userId);
  return { organizationId: organization?.id, providerId: provider?.id };
}
