import type { Db, Tx } from '../../platform/db/database.ts';
import type { Memberships } from '../accounts/index.ts';
import { findMembership } from './members.repo.ts';

/** Whom somebody works for, as accounts tell it: they are handed this, since they know no organizations. */
export async function membershipsOf(db: Db | Tx, userId: string): Promise<Memberships> {
  const { organization, provider } = await findMembership(db, userId);
  return { organizationId: organization?.id, providerId: provider?.id };
}
