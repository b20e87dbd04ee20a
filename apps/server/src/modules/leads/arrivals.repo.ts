import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { leadArrivals } from './leads.tables.ts';

export type Arrival = typeof leadArrivals.$inferSelect;

/** The latest arrival of the same content since a given time. */
export async function findRepeat(tx: Tx, fingerprint: string, since: Date): Promise<Arrival | undefined> {
  const [found] = await tx
    .select()
    .from(leadArrivals)
    .where(and(eq(leadArrivals.fingerprint, fingerprint), gt(leadArrivals.arrivedAt, since)))
    .orderBy(desc(leadArrivals.arrivedAt))
    .limit(1);
  return found;
}

/** Arrivals for a recipient or from a network since a given time. */
export function listArrivals(tx: Tx, recipient: string, network: string | undefined, since: Date): Promise<Arrival[]> {
  const sender = network
    ? or(eq(leadArrivals.recipient, recipient), eq(leadArrivals.network, network))
    : eq(leadArrivals.recipient, recipient);
  return tx
    .select()
    .from(leadArrivals)
    .where(and(sender, gt(leadArrivals.arrivedAt, since)));
}

export async function insertArrival(tx: Tx, arrival: typeof leadArrivals.$inferInsert): Promise<void> {
  await tx.insert(leadArrivals).values(arrival);
}

export async function deleteArrivals(database: Database, before: Date): Promise<void> {
  await database.db.delete(leadArrivals).where(lt(leadArrivals.arrivedAt, before));
}
