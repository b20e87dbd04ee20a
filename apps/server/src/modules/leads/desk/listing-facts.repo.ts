import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { providers, providerSources } from '../../providers/providers.tables.ts';

/** What the directory says about a claimed listing. */
export interface ListingFacts {
  listing: 'partner' | 'directory';
  website: string | null;
  phone: string | null;
  registryNumbers: string[];
}

export async function findListingFacts(db: Db, id: string): Promise<ListingFacts | undefined> {
  const { listing, website, phone } = providers;
  const [row] = await db.select({ listing, website, phone }).from(providers).where(eq(providers.id, id));
  if (!row) return undefined;
  const sources = await db
    .select({ number: providerSources.externalId })
    .from(providerSources)
    .where(eq(providerSources.providerId, id))
    .orderBy(asc(providerSources.externalId));
  return { ...row, registryNumbers: sources.map(({ number }) => number) };
}
