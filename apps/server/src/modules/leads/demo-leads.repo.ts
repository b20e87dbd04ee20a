import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { ofDemo } from '../../platform/demo/demo-rows.repo.ts';
import { cities } from '../catalog/catalog.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { LeadKind } from './leads.repo.ts';
import { consultationRequests, contactRequests, directoryClaims } from './leads.tables.ts';

const TABLES = { consultation: consultationRequests, contact: contactRequests, claim: directoryClaims } as const;

export async function deleteDemoLeads(tx: Tx, kind: LeadKind, references: readonly string[]): Promise<void> {
  const table = TABLES[kind];
  await tx.delete(table).where(and(inArray(table.reference, [...references]), ofDemo(table.demo)));
}

/** Deletes a listing of the demo, with everything that visitors did with it. */
export async function deleteDemoListing(tx: Tx, id: string): Promise<void> {
  await tx.delete(providers).where(and(eq(providers.id, id), ofDemo(providers.demo)));
}

/** The id of a city. */
export async function findPlace(tx: Tx, slug: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.slug, slug));
  return row?.id;
}
