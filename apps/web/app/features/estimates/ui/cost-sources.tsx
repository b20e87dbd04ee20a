import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { tripTexts } from '../texts.ts';

/** How each figure is calculated, with source and date; and what is not counted. */
export function CostSources({ estimate }: { estimate: CostEstimate }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const { home_price: home, lines, rate_date: rateDate, total } = estimate;
  // Both trips are calculated alike, so each item is explained once, unless the package includes it on one of them.
  const explained = lines.filter(
    ({ item, explanation }, index) =>
      lines.findIndex((one) => one.item === item && one.explanation === explanation) === index,
  );
  return (
    <div className="trip-notes">
      <Disclosure summary={t('sources.summary')}>
        <dl className="trip-explanations small">
          {explained.map((line) => (
            <Explained key={`${line.item}${line.trip}`} line={line} />
          ))}
          {home ? (
            <div>
              <dt>{t('sources.home', { country: home.country.name })}</dt>
              <dd>
                {t('sources.read', { source: home.source.replace(/\.$/, ''), date: format.date(home.priced_on) })}{' '}
                {home.note}
              </dd>
            </div>
          ) : null}
        </dl>
      </Disclosure>
      <p className="small muted">{t('sources.leftOut')}</p>
      {total.low.approximate ? (
        <p className="small muted">{t('sources.rates', { date: format.date(rateDate) })}</p>
      ) : null}
    </div>
  );
}

function Explained({ line: { item, explanation, source, dated } }: { line: CostLine }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const date = format.date(dated);
  return (
    <div>
      <dt>{t(`item.${item}`)}</dt>
      <dd>
        {explanation}{' '}
        {source?.url
          ? t.rich('sources.linked', { link: <a href={source.url}>{source.label}</a> }, { date })
          : source
            ? t('sources.read', { source: source.label.replace(/\.$/, ''), date })
            : t('sources.dated', { date })}
      </dd>
    </div>
  );
}
