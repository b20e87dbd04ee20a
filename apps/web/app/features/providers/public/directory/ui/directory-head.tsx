import type { Location } from '@travesia/contracts/catalog';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { plainPart } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { countryAddress } from '../map-view.ts';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { providerListData } from '../structured-data.ts';
import { directoryTexts } from '../texts.ts';

/** Title, description and structured data. All listings and those of one country are indexable, filtered lists are not. */
export function DirectoryHead({ data: { page, listed }, country }: { data: DirectoryData; country: Location | null }) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const site = useSite();
  const part = plainPart(site.search);
  const plain = country ? countryAddress(country.code) : '/directory';
  const [base = '', query = ''] = plain.split('?');
  const all = { name: t('head.heading'), address: site.origin + path('/directory') };
  const trail = [
    { name: t('head.home'), address: site.origin + path('/') },
    all,
    ...(country ? [{ name: country.name, address: site.origin + path(plain) }] : []),
  ];
  return (
    <PageHead
      title={country ? t('head.titleIn', { country: country.name }) : t('head.title')}
      description={
        country
          ? t('head.descriptionIn', { country: country.name, count: page.total })
          : t('head.description', { count: listed.partners + listed.directory })
      }
      canonical={withQuery(base, query, { page: page.page })}
      noindex={part === null || page.data.length === 0}
      jsonLd={[providerListData(page.data, (page.page - 1) * page.page_size + 1, site), breadcrumbData(trail)]}
    />
  );
}
