import { listProviderTypes, listTreatments } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { useLoaded } from '../../../lib/calls/use-loaded.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** What kinds of clinics and categories are called; their keys until that is known. */
export function useNames(): { type: (slug: string) => string; category: (slug: string) => string } {
  const language = useLocale();
  const { data } = useLoaded(
    useCallback(async () => {
      const [types, treatments] = await Promise.all([
        sessionCall(listProviderTypes, { query: { language } }, { background: true }),
        sessionCall(listTreatments, { query: { language, limit: 1 } }, { background: true }),
      ]);
      return {
        types: new Map(types.data.map(({ slug, name }) => [slug, name])),
        categories: new Map(treatments.facets.category.map(({ value, label }) => [value, label])),
      };
    }, [language]),
  );
  return {
    type: (slug) => data?.types.get(slug) ?? slug,
    category: (slug) => data?.categories.get(slug) ?? slug,
  };
}
