import type { CountryPrice } from '@travesia/contracts/catalog';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { wholeRange } from '../comparison.ts';
import type { HomeComparison } from '../load-home.ts';
import { homeTexts } from '../texts.ts';
import { roughly } from '../trip-cost.ts';

const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The saving, both bars on one scale, and the source of each number. */
export function ComparisonResult({ comparison }: { comparison: HomeComparison }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const { abroad, home, facts, cost, currency, max } = comparison;
  const sign = abroad.price.low.approximate ? '≈\u00A0' : '';
  const symbol = currencySymbol(currency);
  const sum = (value: number) => `${symbol}\u00A0${format.number(roughly(value))}`;
  const isLess = cost.saving >= 0;
  return (
    <div className="trip" id="trip-result">
      <p className="muted">{t.rich('compare.intro', { b: <b /> }, { country: abroad.country.name })}</p>
      <p className="trip-saving" aria-live="polite">
        <span className="price price-huge">
          <small>{`${sign}${symbol}\u00A0`}</small>
          <span data-part="saving">{format.number(roughly(Math.abs(cost.saving)))}</span>
        </span>
        <span className="price-note" data-part="less" hidden={!isLess}>
          {t('compare.less')}
        </span>
        <span className="price-note trip-more" data-part="more" hidden={isLess}>
          {t('compare.more')}
        </span>
      </p>
      <p className="small muted">
        {t('compare.counted', {
          nights: facts.nights,
          trips: facts.trips,
          treatment: `${sign}${sum(facts.treatment)}`,
        })}
      </p>
      <div className="trip-line">
        <b>{home.country.name}</b>
        <b className="num">{format.shownRange(home.price.low, home.price.high)}</b>
      </div>
      <Bar parts={[{ name: 'home', ...ends(home) }]} max={max} />
      <div className="trip-line">
        <b>{t('compare.trip', { country: abroad.country.name })}</b>
        <b className="num">
          {t.rich(
            'compare.about',
            { sum: <span data-part="total" /> },
            { symbol: `${sign}${symbol}`, total: format.number(roughly(cost.total)) },
          )}
        </b>
      </div>
      <Bar
        max={max}
        parts={[
          {
            name: 'treatment',
            low: 0,
            high: facts.treatment,
            className: abroad.basis === 'S' || abroad.basis === 'P' ? undefined : 'range-modelled',
          },
          { name: 'nights', low: facts.treatment, high: facts.treatment + cost.nights },
          { name: 'flights', low: facts.treatment + cost.nights, high: cost.total - facts.rest },
          { name: 'rest', low: cost.total - facts.rest, high: cost.total },
        ]}
      />
      <p className="trip-axis tiny muted num" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{format.number(roughly(max * tick))}</span>
        ))}
      </p>
      <ul className="legend trip-legend">
        {(['treatment', 'nights', 'flights', 'rest', 'home'] as const).map((name) => (
          <li key={name}>
            <i className={`trip-${name}`} />
            {t(`compare.part.${name}`, { country: home.country.name })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ends = ({ price }: CountryPrice) => wholeRange(price);

interface BarProps {
  max: number;
  parts: readonly { name: string; low: number; high: number; className?: string | undefined }[];
}

function Bar({ parts, max }: BarProps) {
  const share = (value: number) => `${Math.round((10_000 * value) / max) / 100}%`;
  return (
    <p className="trip-bar" aria-hidden="true">
      {parts.map(({ name, low, high, className }) => (
        <i
          key={name}
          data-bar={name}
          className={classNames(`trip-${name}`, className)}
          style={{ '--from': share(low), '--length': share(high - low) }}
        />
      ))}
    </p>
  );
}
