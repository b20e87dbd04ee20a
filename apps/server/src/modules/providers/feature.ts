import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { catalogService, treatmentHolders } from '../catalog/index.ts';
import { searchService } from '../search/index.ts';
import { followProviders } from './provider-index.repo.ts';
import { providerReadsService } from './provider-reads.ts';
import { providersRoutes } from './providers.routes.ts';
import { indexListedProviders } from './search-documents.ts';
import { countProvidersOf, refreshCategories, renameTreatment } from './treatment-change.repo.ts';

export const providersFeature = defineFeature({
  name: 'providers',
  tags: { providers: 'Clinics and hospitals with their clinicians and checked papers.' },
  offers: [
    offer(providerReadsService, (parts) => ({
      ...parts,
      reference: parts.get(catalogService).reference,
      search: parts.get(searchService),
      providers: followProviders(parts),
    })),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => ({ providers: await countProvidersOf(tx, slug) }),
      follow: async (tx, { from, to }) => {
        const changed = from === to ? [] : await renameTreatment(tx, from, to);
        if (changed.length) await indexListedProviders(tx, changed);
        await refreshCategories(tx, to);
      },
    })),
  ],
  routes: ({ get }) => providersRoutes(get(providerReadsService)),
  warm: ({ get }) => get(providerReadsService).providers(),
});
