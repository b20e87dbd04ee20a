import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { TAB_FILTERS } from '../filters.ts';
import type { FindCareData } from '../load-find-care.ts';
import { searchTexts } from '../texts.ts';

/** Which of several cities asked for have no results; nothing if all or none have. */
export function CitiesWithout({ results, understood }: Pick<FindCareData, 'results' | 'understood'>) {
  const t = useTexts(searchTexts);
  const format = useFormat();
  const { search } = useSite();
  if (results.tab === 'treatments' || !understood?.city || TAB_FILTERS[results.tab].valuesOf(search, 'city').length > 0)
    return null;
  const found = results.page.facets.city.flatMap(({ value, count }) => (count > 0 ? [value] : []));
  const cities = [understood.city, ...understood.other_cities];
  const named = (has: boolean) => cities.filter(({ slug }) => found.includes(slug) === has).map(({ name }) => name);
  const [some, none] = [named(true), named(false)];
  if (some.length === 0 || none.length === 0) return null;
  return (
    <p>{t(`citiesWithout.${results.tab}`, { none: format.list(none, 'disjunction'), some: format.list(some) })}</p>
  );
}
