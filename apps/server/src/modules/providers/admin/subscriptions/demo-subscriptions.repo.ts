import { sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { ofDemo } from '../../../../platform/demo/demo-rows.repo.ts';
import { providerSubscriptions } from '../providers-admin.tables.ts';

/** A subscription period of a demo clinic. */
export type DemoPeriod = Omit<typeof providerSubscriptions.$inferSelect, 'createdAt'>;

/** Restores the subscriptions of the demo's clinics and discards what visitors added. */
export async function rewriteDemoSubscriptions(tx: Tx, periods: readonly DemoPeriod[]): Promise<void> {
  await tx.execute(sql`
    delete from provider_subscriptions s using providers p where p.id = s.provider_id and ${ofDemo(sql`p.demo`)}`);
  await tx
    .insert(providerSubscriptions)
    .values(periods.map((period) => ({ ...period, createdAt: new Date(`${period.startsOn}T12:00:00Z`) })));
}
