import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { type FilterName, slugAsWords } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';

type Facets = PackagePage['facets'];

/** Language names are lowercase in Spanish and Portuguese, but capitalized as options. */
const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** Returns an active filter's text, such as “Colombia” or “at most 4 nights”, from the response's labels. */
export function useFilterText(facets: Facets): (name: FilterName, value: string) => string {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const { currency } = useSite();
  const labelled = (choices: Facets['country'], value: string, otherwise: string) =>
    choices.find((choice) => choice.value === value)?.label ?? otherwise;
  const number = (value: string) => (Number.isFinite(Number(value)) ? format.number(Number(value)) : value);
  const price = (value: string) => `${currencySymbol(currency)}\u00A0${number(value)}`;
  return (name, value) => {
    switch (name) {
      case 'country':
        return labelled(facets.country, value, /^[A-Z]{2}$/.test(value) ? format.region(value) : value);
      case 'spoken':
        return /^[a-z]{2}$/.test(value) ? capital(format.language(value)) : value;
      case 'treatment':
      case 'city':
      case 'accreditation':
        return labelled(facets[name], value, slugAsWords(value));
      case 'inclusions':
        return labelled(facets.inclusions, value, value.replaceAll('_', ' '));
      case 'q':
        return t('filter.q', { value });
      case 'provider':
        return t('filter.provider', { value: slugAsWords(value) });
      case 'price_min':
        return t('filter.price_min', { price: price(value) });
      case 'price_max':
        return t('filter.price_max', { price: price(value) });
      case 'nights_max':
        return t('filter.nights_max', { value: number(value) });
      case 'days_max':
        return t('filter.days_max', { value: number(value) });
      case 'rating':
        return t('filter.rating', { value: number(value) });
      case 'verified':
        return t('filter.verified');
    }
  };
}

type Translate = ReturnType<typeof useTexts<keyof (typeof packageTexts)['messages']['en']>>;

/** Field names in the error summary, in field order. */
export const fieldLabels = (t: Translate): Record<string, string> => ({
  treatment: t('filters.treatment'),
  price_min: t('filters.price'),
  price_max: t('filters.price'),
  country: t('filters.country'),
  city: t('filters.city'),
  nights_max: t('filters.nights_max'),
  days_max: t('filters.days_max'),
  inclusions: t('filters.inclusions'),
  spoken: t('filters.spoken'),
  accreditation: t('filters.accreditation'),
  rating: t('filters.rating'),
  sort: t('sort.label'),
  page: t('list.pageNumber'),
});
