import { ageCredentials } from './age-credentials.ts';
import { cityOf } from './catalog-facts.ts';
import { makeClinicians } from './clinicians.ts';
import { readContent } from './content/read-content.ts';
import { makeCredentials } from './credentials.ts';
import { buildPackages } from './packages/build-packages.ts';
import { makeProviders } from './providers.ts';
import { makeReviews } from './reviews.ts';
import type { DemoCatalog, DemoData } from './types.ts';

/**
 * The fictional clinics, people, credentials, packages and reviews of the demo, all marked `demo: true`.
 * The same input gives byte-identical output; ids do not depend on the day, dates follow it.
 * Volumes and shares follow the field notes, section 6.
 * @param today the day that dates are relative to, YYYY-MM-DD
 * @throws Error that names what is missing from the catalog or the written content
 */
export function generateDemo({ today, catalog }: { today: string; catalog: DemoCatalog }): DemoData {
  const content = readContent();
  const clinicians = makeClinicians(content, today, (city) => cityOf(catalog, city).country);
  const packages = buildPackages(content, catalog, today, clinicians);
  const named = new Set(packages.filter((one) => one.status === 'published').map((one) => one.clinician_id));
  const credentials = ageCredentials(makeCredentials(content, catalog, today, clinicians), today, named);
  return {
    demo: true,
    today,
    providers: makeProviders(content, catalog, today, clinicians, credentials),
    clinicians,
    credentials,
    packages,
    reviews: makeReviews(content, today, packages),
  };
}
