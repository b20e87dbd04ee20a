import type { FacetValue } from '@travesia/contracts/kit';
import { currencySymbol } from '../../../lib/format/money.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import type { FilterName } from './filters.ts';
import { searchTexts } from './texts.ts';

/** Counts by filter, for any tab. */
export type Facets = Readonly<Partial<Record<FilterName, readonly FacetValue[]>>>;

/** Turns a slug into words for an option the response no longer names: `san-jose` becomes San Jose. */
const slugAsWords = (slug: string): string =>
  slug.replaceAll(/[-_]/g, ' ').replaceAll(/(^| )\p{L}/gu, (letter) => letter.toLocaleUpperCase());

/** Returns an active filter's text, such as “Colombia” or “up to US$ 2,600”, from the response's labels. */
export function useFilterText(facets: Facets): (name: FilterName, value: string) => string {
  const t = useTexts(searchTexts);
  const format = useFormat();
  const { currency } = useSite();
  const label = (name: FilterName, value: string) => facets[name]?.find((one) => one.value === value)?.label;
  const number = (value: string) => (Number.isFinite(Number(value)) ? format.number(Number(value)) : value);
  return (name, value) => {
    switch (name) {
      case 'country':
        return label(name, value) ?? (/^[A-Z]{2}$/.test(value) ? format.region(value) : value);
      case 'spoken':
        return t('filter.spoken', { language: /^[a-z]{2}$/.test(value) ? format.language(value) : value });
      case 'price_min':
      case 'price_max':
        return t(`filter.${name}`, { price: `${currencySymbol(currency)}\u00A0${number(value)}` });
      case 'days_max':
      case 'rating':
        return t(`filter.${name}`, { value: number(value) });
      case 'verified':
        return t('filter.verified');
      case 'listing':
        return value === 'partner' || value === 'directory' ? t(`listing.${value}`) : value;
      default:
        return label(name, value) ?? slugAsWords(value);
    }
  };
}
