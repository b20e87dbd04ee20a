import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { scopeCondition } from '../provider-scope.repo.ts';
import type { ProviderScope } from '../providers.policy.ts';
import { providers } from '../providers.tables.ts';
import { alignZones } from './provider-zones.repo.ts';

export type ProviderRow = typeof providers.$inferSelect;
export type ProviderChanges = Partial<
  Omit<
    typeof providers.$inferInsert,
    'id' | 'slug' | 'version' | 'updatedAt' | 'timeZone' | 'verificationStatus' | 'operationalStatus'
  >
>;

/** A provider in scope, locked until the transaction ends. */
export async function lockProvider(tx: Tx, scope: ProviderScope, id: string): Promise<ProviderRow | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select p.id from providers p where p.id = ${id}::uuid and ${scopeCondition(scope)} for update`,
  );
  if (!rows.length) return undefined;
  const [row] = await tx.select().from(providers).where(eq(providers.id, id));
  return row;
}

/** Columns the time zone is derived from. */
const PLACE = ['lat', 'lon', 'country', 'region', 'cityId'] as const;

/** Updates everything except the states of a locked provider; increments its version and rederives its time zone. */
export async function writeProvider(
  tx: Tx,
  { id, version }: Pick<ProviderRow, 'id' | 'version'>,
  changes: ProviderChanges,
  at: Date,
): Promise<void> {
  await tx
    .update(providers)
    .set({ ...changes, updatedAt: at, version: version + 1 })
    .where(eq(providers.id, id));
  if (PLACE.some((part) => part in changes)) await alignZones(tx, [id]);
}

/** A free slug: the requested one, or with the first number that makes it unique. */
export async function freeSlug(tx: Tx, wanted: string): Promise<string> {
  const rows = await tx
    .select({ slug: providers.slug })
    .from(providers)
    .where(sql`${providers.slug} = ${wanted} or ${providers.slug} like ${`${wanted}-%`}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/** A provider's name, listed or not. */
/** A clinic's name, and whether it is of the demo. */
export async function findClinicName(tx: Tx, id: string): Promise<{ name: string; demo: boolean } | null> {
  const [row] = await tx
    .select({ name: providers.name, demo: providers.demo })
    .from(providers)
    .where(eq(providers.id, id));
  return row ?? null;
}

export async function findProviderName(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ name: providers.name }).from(providers).where(eq(providers.id, id));
  return row?.name;
}
