import type { ComparedPackage, PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { lowestTwice, treatmentCount } from '../compare-view.ts';
import type { ComparedPackages } from '../load-compare.ts';
import { compareTexts } from '../texts.ts';
import { Additions } from './additions.tsx';
import { ColumnHead, GoneHead } from './column-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools, ShareLink, showsDifferences } from './compare-tools.tsx';
import { type PackageParts, usePackageGroups } from './use-package-groups.tsx';

/** Packages side by side on the same 22 lines, lowest price plus what is missing first. */
export function PackageComparison({ data, parts }: { data: ComparedPackages; parts: PackageParts }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const { search } = useSite();
  const { data: compared, market_read_on: readOn, rate_date: rates } = data.comparison;
  const groups = usePackageGroups(compared, parts);
  const heads = [
    ...compared.map((one) => ({
      key: one.package.id,
      head: <Head offer={one.package} href={parts.address(one.package)} />,
    })),
    ...data.gone.map((id) => ({ key: id, head: <GoneHead kind="packages" id={id} /> })),
  ];
  const [first] = compared;
  return (
    <>
      <Notices compared={compared} />
      <CompareTools />
      <CompareTable
        caption={t('caption.packages')}
        heads={heads}
        groups={groups}
        gone={data.gone.length}
        differencesOnly={showsDifferences(search)}
      />
      <section className="stack measure small muted" aria-labelledby="compare-basis">
        <h2 id="compare-basis">{t('basis.heading')}</h2>
        <p>{t('basis.own')}</p>
        <p>{t('basis.marketRead', { date: format.date(readOn) })}</p>
        <p>{t('basis.chosen')}</p>
        <p>{t('basis.rates', { date: format.date(rates) })}</p>
      </section>
      <Additions
        kind="packages"
        additions={data.additions}
        all={first ? `/packages/${first.package.treatment.slug}` : '/packages'}
      />
      <ShareLink />
    </>
  );
}

/** What the table alone would not say at once. */
function Notices({ compared }: { compared: readonly ComparedPackage[] }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const lowest = lowestTwice(compared);
  return (
    <>
      {treatmentCount(compared) > 1 ? <Notice tone="warning">{t('notice.treatments')}</Notice> : null}
      {lowest ? (
        <Notice title={t('notice.lowest')}>
          <p>
            {t('notice.lowestWhy', {
              asks: lowest.asks.package.provider.name,
              price: format.shown(lowest.asks.package.shown_price),
              sum: format.shown(lowest.asks.comparable_total),
              costs: lowest.costs.package.provider.name,
              total: format.shown(lowest.costs.comparable_total),
            })}
          </p>
        </Notice>
      ) : null}
    </>
  );
}

function Head({ offer, href }: { offer: PackageSummary; href: string }) {
  const path = useLocalPath();
  return (
    <ColumnHead
      kind="packages"
      id={offer.id}
      provider={offer.provider.name}
      name={offer.title}
      href={path(href)}
      place={offer.city.name}
    />
  );
}
