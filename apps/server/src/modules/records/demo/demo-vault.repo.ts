import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { recordFiles } from '../arrivals/record-files.tables.ts';
import { recordLinks } from '../links/record-links.tables.ts';
import { medicalRecords } from '../records.tables.ts';
import { recordShares } from '../shares/record-shares.tables.ts';

/** Deletes all records of the demo's people with their shares and links. Returns their stored files, which the caller drops. */
export async function deleteDemoVaults(tx: Tx): Promise<string[]> {
  const people = tx.select({ id: users.id }).from(users).where(eq(users.demo, true));
  const files = await tx
    .delete(recordFiles)
    .where(inArray(recordFiles.patientId, people))
    .returning({ fileId: recordFiles.fileId, partIds: recordFiles.partIds });
  await tx.delete(recordShares).where(inArray(recordShares.patientId, people));
  await tx.delete(recordLinks).where(inArray(recordLinks.patientId, people));
  await tx.delete(medicalRecords).where(inArray(medicalRecords.patientId, people));
  return files.flatMap(({ fileId, partIds }) => [...partIds, ...(fileId ? [fileId] : [])]);
}

/** The clinic of a journey; undefined if it is gone. */
export async function findProviderOf(tx: Tx, journeyId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: journeys.providerId }).from(journeys).where(eq(journeys.id, journeyId));
  return row?.id;
}
