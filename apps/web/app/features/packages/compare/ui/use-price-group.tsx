import type { ComparedPackage, PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { LeadingFigure } from '../../../../ui/price/leading-price.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { useUnit } from '../../ui/package-price.tsx';
import { type CompareGroup, lowestTotal, rowMaker } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';
import { useRequestRow } from './request-row.tsx';

/** The leading price, the clinic's price, what is missing, and the request link; `requests` are URLs by column. */
export function usePriceGroup(
  compared: readonly ComparedPackage[],
  requests: readonly (string | null)[],
): CompareGroup {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const request = useRequestRow(
    compared.map((one, column) => ({ address: requests[column] ?? null, clinic: one.package.provider.name })),
  );
  const { row, text } = rowMaker(compared);
  const lowest = lowestTotal(compared);
  const total = row(
    'total',
    t('row.total'),
    (one) => (
      <>
        <Total offer={one.package} />
        {one === lowest ? <LowestTotal /> : null}
      </>
    ),
    (one) => one.package.total.amount,
  );
  const rows = [
    { ...total, strong: true, always: true },
    row(
      'price',
      t('row.price'),
      (one) => <ClinicsPrice offer={one.package} />,
      (one) => one.package.shown_price.amount,
    ),
    row(
      'missing',
      t('row.missing'),
      (one) => <MissingSum compared={one} />,
      (one) => one.missing_total.amount,
    ),
    ...request,
    text('deposit', t('row.deposit'), (one) => format.percent(one.package.deposit_percent / 100)),
  ];
  return { key: 'price', heading: t('group.price'), rows };
}

/** The leading figure, and what it is the price of where that is less than the procedure. */
function Total({ offer }: { offer: PackageSummary }) {
  return <LeadingFigure offer={offer} unit={useUnit(offer)} size="small" />;
}

/** In the reader's currency to compare, and as the clinic charges it. */
function ClinicsPrice({ offer }: { offer: Pick<PackageSummary, 'price' | 'shown_price' | 'treatment'> }) {
  const format = useFormat();
  const unit = useUnit(offer);
  const { price, shown_price: shown } = offer;
  const note = [shown.approximate ? format.money(price) : undefined, unit].filter(Boolean).join(', ');
  return <Price money={shown} approximate={shown.approximate} size="small" note={note || undefined} />;
}

function LowestTotal() {
  const t = useTexts(compareTexts);
  return (
    <span className="compare-note">
      <Badge tone="primary" icon="scale">
        {t('column.lowest')}
      </Badge>
    </span>
  );
}

/** The extra cost, how much of it is estimated, and how many items have no price. */
function MissingSum({ compared: { missing, missing_total: sum } }: { compared: ComparedPackage }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const counted = missing.filter((line) => line.counted);
  const unpriced = counted.filter(({ price }) => price === null).length;
  const market = counted.filter(({ basis }) => basis === 'market').length;
  if (counted.length === 0) return t('missing.none');
  return (
    <>
      {t('missing.sum', { price: format.shown(sum), count: counted.length })}
      {market > 0 ? <span className="compare-note">{t('missing.market', { count: market })}</span> : null}
      {unpriced > 0 ? <span className="compare-note">{t('missing.unpriced', { count: unpriced })}</span> : null}
    </>
  );
}
