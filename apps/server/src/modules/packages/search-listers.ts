import type { View } from '@travesia/contracts/catalog';
import { listPackages } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { type CatalogReads, convertUnits, presentTreatment } from '../catalog/index.ts';
import { findCliniciansQuery, listProvidersQuery, suggestCliniciansQuery } from '../providers/index.ts';
import type { SearchListers } from '../search/index.ts';
import { anonymous } from '../../platform/http/request-context.ts';
import type { PackageReads } from './package-reads.ts';
import { listPackagesQuery } from './queries/list-packages.ts';

/** The lists that the search combines; the search module depends on none of these modules. */
export function createListers(catalog: CatalogReads, reads: PackageReads): SearchListers {
  return {
    treatments: async (slugs, view) => {
      const [reference, counts] = await Promise.all([catalog.reference(), catalog.counts()]);
      return slugs.flatMap((slug) => {
        const row = reference.treatments.get(slug);
        return row ? [presentTreatment(reference, counts, row, view)] : [];
      });
    },
    packages: async ({ understanding, view, limit }) => {
      const { data, total } = await listPackagesQuery(
        reads,
        asQuery(listPackages.query, understanding.phrase, view, limit),
        anonymous,
      );
      return { data, total };
    },
    providers: async ({ understanding, view, limit }) => {
      const { data, total } = await listProvidersQuery(
        reads,
        asQuery(listProviders.query, understanding.phrase, view, limit),
        anonymous,
      );
      return { data, total };
    },
    clinicians: ({ understanding, view, limit }) => findCliniciansQuery(reads, understanding, view, limit),
    suggestClinicians: (phrase, view) => suggestCliniciansQuery(reads, phrase, view),
    convertPrice: async (units, from, to) => convertUnits((await catalog.reference()).rates, units, from, to),
  };
}

/** The list query as if requested with only the phrase. */
function asQuery<T>(schema: { parse(input: unknown): T } | undefined, phrase: string, view: View, limit: number): T {
  if (!schema) throw new TypeError('this list takes no query');
  return schema.parse({ ...view, q: phrase, limit });
}
