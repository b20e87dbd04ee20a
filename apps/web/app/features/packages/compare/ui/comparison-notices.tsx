import type { ComparedPackage, PackageComparison } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { lowestTwice, treatmentCount } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

/** Notices that the table does not make obvious. */
export function ComparisonNotices({ compared }: { compared: readonly ComparedPackage[] }) {
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
              sum: format.shown(lowest.asks.package.total),
              costs: lowest.costs.package.provider.name,
              total: format.shown(lowest.costs.package.total),
            })}
          </p>
        </Notice>
      ) : null}
    </>
  );
}

/** What the comparison's figures are based on. */
export function ComparisonBasis({ comparison }: { comparison: PackageComparison }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  return (
    <section className="stack measure small muted" aria-labelledby="compare-basis">
      <h2 id="compare-basis">{t('basis.heading')}</h2>
      <p>{t('basis.own')}</p>
      <p>{t('basis.marketRead', { date: format.date(comparison.market_read_on) })}</p>
      <p>{t('basis.chosen')}</p>
      <p>{t('basis.rates', { date: format.date(comparison.rate_date) })}</p>
    </section>
  );
}
