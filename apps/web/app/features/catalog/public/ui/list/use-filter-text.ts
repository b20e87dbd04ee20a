import { useFormat } from '../../../../../lib/format/use-format.ts';
import { currencySymbol } from '../../../../../lib/format/money.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import type { ListFilters, SetFilter } from '../../list-filters.ts';
import type { TreatmentListData } from '../../load-list.ts';
import { catalogTexts } from '../../texts.ts';

export type Facets = TreatmentListData['page']['facets'];

/** Describes an active filter, such as "Up to US$ 5,000"; values that are not numbers are shown as typed. */
export function useFilterText(filters: ListFilters, facets: Facets): (filter: SetFilter) => string {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const { currency } = useSite();
  const labelOf = (values: Facets['category'], value: string | null) =>
    values.find((one) => one.value === value)?.label ?? value ?? '';
  const price = (typed: string) => {
    const number = Number(typed);
    return Number.isFinite(number) ? `${currencySymbol(currency)}\u00A0${format.number(number)}` : typed;
  };
  return ({ name, value }) => {
    switch (name) {
      case 'q':
        return t('filter.q', { value: filters.q });
      case 'category':
        return labelOf(facets.category, value);
      case 'country':
        return labelOf(facets.country, value);
      case 'price_min':
        return t('filter.price_min', { value: price(filters.priceMin) });
      case 'price_max':
        return t('filter.price_max', { value: price(filters.priceMax) });
      case 'fly_home_max': {
        const days = Number(filters.flyHomeMax);
        return Number.isFinite(days) ? t('filter.fly_home_max', { days }) : filters.flyHomeMax;
      }
    }
  };
}
