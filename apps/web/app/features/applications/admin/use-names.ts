import { listProviderTypes, listTreatments } from '@travesia/contracts/catalog';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Names of clinic types and categories; `isKnown` is false until they are loaded. */
export function useNames() {
  const language = useLocale();
  const { data, problem, reload } = useLoad(['names of the catalogue', null, language], async (signal) => {
    const [types, treatments] = await Promise.all([
      sessionCall(listProviderTypes, { query: { language } }, { background: true, signal }),
      sessionCall(listTreatments, { query: { language, limit: 1 } }, { background: true, signal }),
    ]);
    return {
      types: new Map(types.data.map(({ slug, name }) => [slug, name])),
      categories: new Map(treatments.facets.category.map(({ value, label }) => [value, label])),
    };
  });
  return {
    type: (slug: string) => data?.types.get(slug) ?? slug,
    category: (slug: string) => data?.categories.get(slug) ?? slug,
    isKnown: data !== null,
    problem,
    reload,
  };
}
