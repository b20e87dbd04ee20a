import { RISK_LEVELS } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import type { ProvidersPage } from '../load-providers.ts';
import { LISTINGS, CREDENTIALS, type providersList } from '../providers-list.ts';
import { adminProviderTexts } from '../texts.ts';

/** Labels of the list's filters; the page supplies countries, types and counts. */
export function useProviderFilterWords(page: ProvidersPage | null): WordsOf<typeof providersList> {
  const t = useTexts(adminProviderTexts);
  const named = (name: 'country' | 'type' | 'listing' | 'credentials' | 'risk') => ({
    label: t(`filter.${name}`),
    any: t(`filter.${name}.any`),
  });
  const atRisk = (level: string) => page?.facets.risk.find(({ value }) => value === level)?.count ?? 0;
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      country: { ...named('country'), options: page?.facets.country },
      type: { ...named('type'), options: page?.facets.type },
      listing: { ...named('listing'), options: LISTINGS.map((value) => ({ value, label: t(`listing.${value}`) })) },
      credentials: {
        ...named('credentials'),
        options: CREDENTIALS.map((value) => ({ value, label: t(`filter.credentials.${value}`) })),
      },
      risk: {
        ...named('risk'),
        options: RISK_LEVELS.map((value) => ({
          value,
          label: t(`risk.${value}`),
          count: page ? atRisk(value) : undefined,
        })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
