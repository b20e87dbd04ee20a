import { minorPerUnit } from '@travesia/contracts/kit';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Histogram } from '../../../../ui/chart/histogram.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { barsBelow, packageFilters } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';

interface PriceFilterProps {
  page: PackagePage;
  search: string;
  errors: Readonly<Record<string, string>>;
}

/** Minimum and maximum price in the visitor's currency, below a histogram of prices. */
export function PriceFilter({ page, search, errors }: PriceFilterProps) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const { currency } = useSite();
  const { min, max, histogram } = page.prices;
  const digits = minorPerUnit(currency);
  const [highest] = packageFilters.valuesOf(search, 'price_max');
  const limit = highest && Number.isFinite(Number(highest)) ? Number(highest) * digits : null;
  const number = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  const symbol = currencySymbol(currency);
  const whole = (minor: number | null, round: (value: number) => number) =>
    minor === null ? undefined : String(round(minor / digits));
  return (
    <fieldset className="choices">
      <legend>{t('filters.price')}</legend>
      {min !== null && max !== null && max > min ? (
        <>
          <Histogram
            label={t('filters.priceShape', {
              low: format.money({ amount: min, currency }, 'whole'),
              high: format.money({ amount: max, currency }, 'whole'),
            })}
            counts={histogram}
            chosen={barsBelow(histogram.length, min, max, limit)}
          />
          <p className="field-scale num muted package-scale">
            <span>{format.money({ amount: min, currency }, 'whole')}</span>
            <span>{format.money({ amount: max, currency }, 'whole')}</span>
          </p>
        </>
      ) : null}
      <div className="filter-ends">
        <TextField
          {...number}
          name="price_min"
          label={t('filters.priceMin', { currency: symbol })}
          defaultValue={packageFilters.valuesOf(search, 'price_min')[0]}
          placeholder={whole(min, Math.floor)}
          error={errors['price_min']}
        />
        <TextField
          {...number}
          name="price_max"
          label={t('filters.priceMax', { currency: symbol })}
          defaultValue={highest}
          placeholder={whole(max, Math.ceil)}
          error={errors['price_max']}
        />
      </div>
    </fieldset>
  );
}
