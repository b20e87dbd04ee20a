import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { byIdInBulk } from '../../platform/db/in-bulk.ts';
import type { AccountScope } from '../accounts/index.ts';
import { notificationPreferences, profileSections } from './profiles.tables.ts';

export type SectionRow = typeof profileSections.$inferSelect;
export type PreferencesRow = typeof notificationPreferences.$inferSelect;

export const listSections = (db: Db | Tx, { userId }: AccountScope): Promise<SectionRow[]> =>
  db.select().from(profileSections).where(eq(profileSections.userId, userId));

export async function findSection(
  tx: Tx,
  { userId }: AccountScope,
  section: SectionRow['section'],
): Promise<SectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(profileSections)
    .where(and(eq(profileSections.userId, userId), eq(profileSections.section, section)));
  return row;
}

/** Upserts a section; the caller has checked its version under the account's lock. */
export async function writeSection(tx: Tx, row: SectionRow): Promise<void> {
  const { version, valuesSealed, updatedAt } = row;
  await tx
    .insert(profileSections)
    .values(row)
    .onConflictDoUpdate({
      target: [profileSections.userId, profileSections.section],
      set: { version, valuesSealed, updatedAt },
    });
}

export async function deleteSection(tx: Tx, userId: string, section: SectionRow['section']): Promise<void> {
  await tx.delete(profileSections).where(and(eq(profileSections.userId, userId), eq(profileSections.section, section)));
}

export async function findPreferences(db: Db | Tx, { userId }: AccountScope): Promise<PreferencesRow | undefined> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row;
}

/** Preferences of people, by user; those who never chose any have none. */
export async function listPreferencesOf(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PreferencesRow>> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Those of one person, for automatic server actions that notify people. */
export const findPreferencesOf = byIdInBulk(listPreferencesOf);

export async function writePreferences(tx: Tx, row: PreferencesRow): Promise<void> {
  const { userId: _person, ...facts } = row;
  await tx
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: facts });
}

/** Deletes the profiles of the given people. */
export async function deleteProfiles(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(profileSections).where(inArray(profileSections.userId, [...userIds]));
  await tx.delete(notificationPreferences).where(inArray(notificationPreferences.userId, [...userIds]));
}
