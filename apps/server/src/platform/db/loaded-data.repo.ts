import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { loadedData } from './loaded-data.tables.ts';

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url');

/** Whether `content` differs from what was loaded under this name. */
export async function isLoadDue(db: Db, name: string, content: string): Promise<boolean> {
  const [row] = await db.select().from(loadedData).where(eq(loadedData.name, name));
  return row?.hash !== hashOf(content);
}

/** Records what the database now contains, in the loading transaction. */
export async function rememberLoad(tx: Tx, name: string, content: string): Promise<void> {
  const row = { name, hash: hashOf(content), loadedAt: new Date() };
  await tx.insert(loadedData).values(row).onConflictDoUpdate({ target: loadedData.name, set: row });
}
