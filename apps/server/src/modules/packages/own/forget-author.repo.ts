import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { packageProposals } from '../proposals/proposals.tables.ts';
import { packageDrafts, packageEditions } from './package-drafts.tables.ts';

/** Keeps a clinic's packages without saying who wrote them. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.update(packageDrafts).set({ updatedBy: null }).where(eq(packageDrafts.updatedBy, userId));
  await tx.update(packageEditions).set({ publishedBy: null }).where(eq(packageEditions.publishedBy, userId));
  await tx.update(packageProposals).set({ sentBy: null }).where(eq(packageProposals.sentBy, userId));
}
