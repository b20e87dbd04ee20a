import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { packageFilters } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { offerListData } from '../../structured-data.ts';
import { packageTexts } from '../../texts.ts';

interface PackagesHeadProps {
  page: PackagePage;
  treatment: { slug: string; name: string } | null;
  search: string;
}

/** Title, description and structured data. Filtered or sorted lists are noindex; further pages are indexable. */
export function PackagesHead({ page, treatment, search }: PackagesHeadProps) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const path = useLocalPath();
  const site = useSite();
  const low = page.prices.min;
  const from = low === null ? '' : format.money({ amount: low, currency: site.currency }, 'whole');
  const values = { treatment: treatment?.name ?? '', count: page.total, from, priced: low !== null };
  const address = (to: string) => `${site.origin}${path(to)}`;
  const all = { name: t('list.heading'), address: address('/packages') };
  const trail = [
    { name: t('list.home'), address: address('/') },
    ...(treatment ? [all, { name: treatment.name, address: address(site.path) }] : [all]),
  ];
  return (
    <PageHead
      title={treatment ? t('head.titleFor', values) : t('head.title')}
      description={treatment ? t('head.descriptionFor', values) : t('head.description', values)}
      canonical={page.page > 1 ? `${site.path}?page=${page.page}` : site.path}
      noindex={
        packageFilters.set(search).length > 0 || new URLSearchParams(search).has('sort') || page.data.length === 0
      }
      jsonLd={[offerListData(page.data, site), breadcrumbData(trail)]}
    />
  );
}
