import { minorPerUnit } from '@travesia/contracts/kit';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Histogram } from '../../../../ui/chart/histogram.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { TAB_FILTERS } from '../filters.ts';
import type { PackagePage, Results } from '../results.ts';
import { barsBelow } from '../price-bars.ts';
import { searchTexts } from '../texts.ts';

interface PriceFilterProps {
  results: Results;
  errors: Readonly<Record<string, string>>;
}

/** Minimum and maximum price in the visitor's currency; for packages, below a histogram of prices. */
export function PriceFilter({ results, errors }: PriceFilterProps) {
  const t = useTexts(searchTexts);
  const { currency, search } = useSite();
  const { valuesOf } = TAB_FILTERS[results.tab];
  const [lowest] = valuesOf(search, 'price_min');
  const [highest] = valuesOf(search, 'price_max');
  const number = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  const symbol = { currency: currencySymbol(currency) };
  return (
    <fieldset className="choices">
      <legend>{t(`filters.price.${results.tab}`)}</legend>
      {results.tab === 'packages' ? <PriceShape prices={results.page.prices} limit={Number(highest)} /> : null}
      <div className="filter-ends">
        <TextField
          {...number}
          name="price_min"
          label={t('filters.priceMin', symbol)}
          defaultValue={lowest}
          error={errors['price_min']}
        />
        <TextField
          {...number}
          name="price_max"
          label={t('filters.priceMax', symbol)}
          defaultValue={highest}
          error={errors['price_max']}
        />
      </div>
    </fieldset>
  );
}

/** `limit` in whole units; NaN if there is none. */
function PriceShape({ prices: { min, max, histogram }, limit }: { prices: PackagePage['prices']; limit: number }) {
  const t = useTexts(searchTexts);
  const format = useFormat();
  const { currency } = useSite();
  if (min === null || max === null || max <= min) return null;
  const [low, high] = [min, max].map((amount) => format.money({ amount, currency }, 'whole'));
  const upTo = Number.isFinite(limit) ? limit * minorPerUnit(currency) : null;
  return (
    <>
      <Histogram
        label={t('filters.priceShape', { low, high })}
        counts={histogram}
        chosen={barsBelow(histogram.length, min, max, upTo)}
      />
      <p className="field-scale num muted search-scale">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </>
  );
}
