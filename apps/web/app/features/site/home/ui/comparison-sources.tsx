import type { CountryPrice } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { HomeComparison } from '../load-home.ts';
import { homeTexts } from '../texts.ts';

/** Sources and dates of both ranges, and what the comparison excludes. */
export function ComparisonSources({ comparison }: { comparison: HomeComparison }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const { abroad, from, home, treatment, rateDate } = comparison;
  const source = ({ country, price, basis, source: where, priced_on: day, note }: CountryPrice) =>
    t('compare.source', {
      country: country.name,
      range: format.shownRange(price.low, price.high),
      basis: t(`basis.${basis}`),
      source: where.replace(/\.$/, ''),
      date: format.date(day),
      note: note ?? '',
    });
  return (
    <div className="trip-sources tiny muted">
      <p>{source(home)}</p>
      <p>{source(abroad)}</p>
      {abroad.price.low.approximate ? <p>{t('compare.rates', { date: format.date(rateDate) })}</p> : null}
      <p>{t('compare.leftOut', { city: from })}</p>
      <p>
        <LocalLink to={`/treatments/${treatment.slug}?to=${abroad.country.code}#trip-cost`}>
          {t('compare.items')}
        </LocalLink>
      </p>
      <p>
        <LocalLink to={`/treatments/${treatment.slug}`}>
          {t('compare.all', { treatment: treatment.short_name })}
        </LocalLink>
      </p>
    </div>
  );
}
