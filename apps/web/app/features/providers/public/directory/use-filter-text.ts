import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { FilterName } from './filters.ts';
import type { DirectoryData } from './load-directory.ts';
import { cityName, cityOfCircle } from './map-view.ts';
import { directoryTexts } from './texts.ts';

/** Turns a slug into words when no name is available: `san-jose` becomes San Jose. */
const slugAsWords = (slug: string): string =>
  slug.replaceAll(/[-_]/g, ' ').replaceAll(/(^| )\p{L}/gu, (letter) => letter.toLocaleUpperCase());

/** Returns an active filter's text, such as “Colombia” or “Speaks English”. */
export function useFilterText({
  page: { facets },
  locations,
  city,
}: DirectoryData): (name: FilterName, value: string) => string {
  const t = useTexts(directoryTexts);
  const format = useFormat();
  return (name, value) => {
    switch (name) {
      case 'q':
        return t('filter.q', { value });
      case 'country':
        return (
          facets.country.find((one) => one.value === value)?.label ??
          locations.find(({ code }) => code === value)?.name ??
          value
        );
      case 'city': {
        const own = city?.slug === value ? cityName(city) : facets.city.find((one) => one.value === value)?.label;
        const destination = locations.flatMap(({ cities }) => cities).find(({ slug }) => slug === value);
        return own ?? destination?.name ?? slugAsWords(value);
      }
      case 'spoken':
        return t('filter.spoken', { language: /^[a-z]{2}$/.test(value) ? format.language(value) : value });
      case 'verified':
        return t('filter.verified');
      case 'listing':
        return value === 'partner' || value === 'directory' ? t(`listing.${value}`) : value;
      case 'bbox':
        return t('filter.bbox');
      case 'near': {
        const circle = cityOfCircle(
          locations.flatMap(({ cities }) => cities),
          value,
        );
        if (!circle) return t('filter.near');
        return t('filter.nearCity', { distance: format.distance(circle.km), city: circle.name });
      }
      default:
        return facets[name].find((one) => one.value === value)?.label ?? slugAsWords(value);
    }
  };
}
