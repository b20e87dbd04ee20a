import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';
import { providers } from '../../providers.tables.ts';
import type { MergeFacts } from './merge-refusals.rules.ts';
import { providerMerges } from './merging.tables.ts';

export type MergeRow = typeof providerMerges.$inferSelect;

/** The organizations of two clinics, and whether a change that one of them asked for waits. */
export async function findMergeFacts(db: Db | Tx, kept: string, other: string): Promise<MergeFacts> {
  const organizationOf = (id: string) =>
    sql`(select organization_id from organization_providers where provider_id = ${id}::uuid)`;
  const { rows } = await db.execute<MergeFacts & Record<string, unknown>>(sql`
    select ${organizationOf(kept)} as "keptOrganization", ${organizationOf(other)} as "otherOrganization",
      exists (select from clinic_change_requests where state = 'waiting' and provider_id in (${kept}::uuid, ${other}::uuid)) as "changeWaits"`);
  return rows[0] ?? { keptOrganization: null, otherOrganization: null, changeWaits: false };
}

export async function insertMerge(tx: Tx, row: typeof providerMerges.$inferInsert): Promise<void> {
  await tx.insert(providerMerges).values(row);
}

/** The current merge of a clinic into another, locked. */
export async function lockMergeOf(tx: Tx, mergedId: string): Promise<MergeRow | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from provider_merges where merged_id = ${mergedId}::uuid and split_at is null for update`,
  );
  if (!rows[0]) return undefined;
  const [row] = await tx.select().from(providerMerges).where(eq(providerMerges.id, rows[0].id));
  return row;
}

export async function endMerge(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(providerMerges).set({ splitAt: at }).where(eq(providerMerges.id, id));
}

/** Writes logos of two clinics at once; a file belongs to one of them at a time. */
export async function writeLogos(
  tx: Tx,
  logos: readonly Pick<ProviderRow, 'id' | 'logoFile' | 'logoSmallFile'>[],
): Promise<void> {
  for (const { id } of logos)
    await tx.update(providers).set({ logoFile: null, logoSmallFile: null }).where(eq(providers.id, id));
  for (const { id, logoFile, logoSmallFile } of logos)
    await tx.update(providers).set({ logoFile, logoSmallFile }).where(eq(providers.id, id));
}

/** A merge as the record of one of its clinics shows it: the other clinic. */
export interface MergeLine {
  id: string;
  name: string;
  at: string;
  reason: string;
}

const lines = async (db: Db, other: SQL, own: SQL, id: string): Promise<MergeLine[]> => {
  const { rows } = await db.execute<MergeLine & Record<string, unknown>>(sql`
    select p.id, p.name, to_json(m.merged_at)#>>'{}' as at, m.reason from provider_merges m join providers p on p.id = ${other}
    where ${own} = ${id}::uuid and m.split_at is null order by m.merged_at desc`);
  return rows;
};

/** The clinic that this one was merged into, if any. */
export const findMergedInto = async (db: Db, id: string): Promise<MergeLine | null> =>
  (await lines(db, sql`m.kept_id`, sql`m.merged_id`, id))[0] ?? null;

/** Clinics that were merged into this one, latest first. */
export const listMerged = (db: Db, id: string): Promise<MergeLine[]> => lines(db, sql`m.merged_id`, sql`m.kept_id`, id);

/** Where the address of a merged clinic leads: the id of the one that it is part of now. */
export async function findKept(db: Db, ref: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive led(id, steps) as (
      select m.kept_id, 1 from providers p join provider_merges m on m.merged_id = p.id and m.split_at is null where ${ref}
      union all
      select m.kept_id, steps + 1 from led join provider_merges m on m.merged_id = led.id and m.split_at is null where steps < 20
    ) select id from led order by steps desc limit 1`);
  return rows[0]?.id ?? null;
}
