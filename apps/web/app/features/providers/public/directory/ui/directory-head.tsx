import type { DirectoryCountry } from '@travesia/contracts/providers';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LONGEST_TITLE } from '../../../../../lib/seo/fit-text.ts';
import { breadcrumbData } from '../../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { plainPart } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { cityAddress, cityInFull, countryAddress } from '../map-view.ts';
import { providerListData } from '../structured-data.ts';
import { directoryTexts } from '../texts.ts';

interface DirectoryHeadProps {
  data: DirectoryData;
  /** The country of the page, if it is one country's or city's. */
  country: Pick<DirectoryCountry, 'code' | 'name'> | null;
}

/**
 * Title, description and structured data. All listings, those of one country and those of one city are indexable, filtered and
 * empty lists are not.
 */
export function DirectoryHead({ data, country }: DirectoryHeadProps) {
  const { page, listed } = data;
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const site = useSite();
  const part = plainPart(site.search);
  const city = part?.city ? data.city : null;
  const plain = city ? cityAddress(city.slug) : country ? countryAddress(country.code) : '/directory';
  const [base = '', query = ''] = plain.split('?');
  const trail = [
    { name: t('head.home'), to: '/' },
    { name: t('head.heading'), to: '/directory' },
    ...(country ? [{ name: country.name, to: countryAddress(country.code) }] : []),
    ...(city ? [{ name: city.name, to: plain }] : []),
  ].map(({ name, to }) => ({ name, address: site.origin + path(to) }));
  const place = city ? cityInFull(city, false) : country?.name;
  const titled = place ? t('head.titleIn', { country: place }) : t('head.title');
  const described = city ? cityInFull(city, true) : country?.name;
  return (
    <PageHead
      title={place && titled.length > LONGEST_TITLE ? t('head.titleShort', { place }) : titled}
      description={
        described
          ? t('head.descriptionIn', { country: described, count: page.total })
          : t('head.description', { count: listed.partners + listed.directory })
      }
      canonical={withQuery(base, query, { page: page.page })}
      noindex={part === null || page.data.length === 0 || (part.city !== null && !city)}
      jsonLd={[providerListData(page.data, (page.page - 1) * page.page_size + 1, site), breadcrumbData(trail)]}
    />
  );
}
