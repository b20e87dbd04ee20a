import { packagePath } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { priceTexts } from '../../../ui/price/texts.ts';
import { nightsSaid } from '../package-view.ts';
import { packageCard } from '../share-card.ts';
import { packageOfferData } from '../structured-data.ts';
import { packageTexts } from '../texts.ts';
import type { PackagePageData } from './load-package-page.ts';
import { packageTitle } from './package-title.ts';
import { packagePageTexts } from './texts.ts';

/** Title, description, share card and structured data of a package's page. */
export function PackageHead({ detail, flyDay }: Pick<PackagePageData, 'detail'> & { flyDay: number }) {
  const t = useTexts(packagePageTexts);
  const p = useTexts(packageTexts);
  const prices = useTexts(priceTexts);
  const format = useFormat();
  const path = useLocalPath();
  const site = useSite();
  const { city, country, title, treatment } = detail;
  const address = (to: string) => site.origin + path(to);
  const claim = prices(`claim.${detail.claim}`);
  return (
    <PageHead
      title={packageTitle(detail)}
      description={
        detail.search_summary ??
        t('head.description', {
          claim: claim.charAt(0).toLocaleUpperCase() + claim.slice(1),
          price: format.shown(detail.total),
          place: `${detail.provider.name}, ${city.name}, ${country.name}`,
          nights: p('card.nights', nightsSaid(detail)),
          day: flyDay,
        })
      }
      canonical={packagePath(detail)}
      share={packageCard(detail, site.locale)}
      jsonLd={[
        packageOfferData(detail, site),
        breadcrumbData([
          { name: p('list.heading'), address: address('/packages') },
          { name: treatment.name, address: address(`/packages/${treatment.slug}`) },
          { name: title, address: address(packagePath(detail)) },
        ]),
      ]}
    />
  );
}
