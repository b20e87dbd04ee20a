import { and, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import { ofDemo } from '../../platform/demo/demo-rows.repo.ts';
import { serviceOffers, serviceTypes } from './services.tables.ts';

export type NewServiceType = typeof serviceTypes.$inferInsert;
export type NewServiceOffer = typeof serviceOffers.$inferInsert & { id: string };

/** Upserts whole service types by slug. */
export const upsertServiceTypes = (tx: Tx, rows: readonly NewServiceType[]): Promise<void> =>
  upsert(tx, serviceTypes, [serviceTypes.slug], rows);

/** Upserts the demo's offers by id, and removes demo offers not in the list. */
export async function replaceServiceOffers(tx: Tx, rows: readonly NewServiceOffer[]): Promise<void> {
  const kept = rows.map((row) => row.id);
  await tx.delete(serviceOffers).where(and(ofDemo(serviceOffers.demo), notInArray(serviceOffers.id, kept)));
  await upsert(tx, serviceOffers, [serviceOffers.id], rows);
}
