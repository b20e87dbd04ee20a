import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import type { StoredSquares } from '../../../../platform/pictures/take-squares.ts';
import { providers } from '../../providers.tables.ts';

/** The two files of a logo, by the id in its address. */
export async function findLogo(db: Db, id: string): Promise<StoredSquares | undefined> {
  const [row] = await db
    .select({ large: providers.logoFile, small: providers.logoSmallFile })
    .from(providers)
    .where(eq(providers.logoFile, id));
  return row?.large && row.small ? { large: row.large, small: row.small } : undefined;
}
