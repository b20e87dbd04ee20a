import type { TreatmentChange, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { uuidv7 } from 'uuidv7';
import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { catalogService, createListings, loadCatalog } from '../../modules/catalog/index.ts';
import { searchService } from '../../modules/search/index.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createProduct } from '../../platform/feature/create-product.ts';
import type { Person } from '../../platform/http/request-context.ts';
import { openTestDatabase } from '../../platform/testing/test-database.ts';
import { features } from '../features.ts';
import { idleParts } from '../process-parts.ts';
import { openDemoDatabase } from './demo-api.ts';

const TODAY = '2026-11-22';

/** An admin as endpoints see them. */
export const someAdmin = (): Person => ({
  kind: 'person',
  userId: uuidv7(),
  role: 'admin',
  sessionId: uuidv7(),
  authenticatedAt: new Date(`${TODAY}T10:00:00Z`),
  demo: false,
});

/** A detail as sent back for saving, with changes. */
export function asChange(listing: TreatmentListingDetail, changes: Partial<TreatmentChange> = {}): TreatmentChange {
  const { slug, name, short_name, summary, content, synonyms, facts, medical_review, status, version } = listing;
  const same = { slug, name, short_name, summary, content, synonyms, facts, medical_review, status, version };
  return { ...same, category: listing.category.slug, ...changes };
}

/** The demo market's catalog with all dependents, to be managed. */
export async function openListings({ market = false } = {}) {
  const catalog = parseCatalog();
  const database = market ? await openDemoDatabase(TODAY) : await openTestDatabase();
  if (!market) await loadCatalog(database, catalog);
  const clock = fixedClock(`${TODAY}T12:00:00Z`);
  let revision = 0;
  const { get, all } = createProduct(features, { ...idleParts(database, clock), revision: () => ++revision });
  const listings = createListings({ database, clock, get, all });
  return {
    database,
    clock,
    catalog,
    reads: get(catalogService),
    search: get(searchService),
    listings,
    admin: someAdmin(),
  };
}
