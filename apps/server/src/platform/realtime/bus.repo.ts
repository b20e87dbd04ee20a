import { sql } from 'drizzle-orm';
import { textArray } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';

/** NOTIFY channel of live events. */
export const LIVE_CHANNEL = 'travesia_live';

/** Notifies all processes, in this order. */
export async function notifyLive({ db }: Database, messages: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, message) from (select message from unnest(${textArray(messages)}) with ordinality as one (message, place) order by place) as inorder`,
  );
}
