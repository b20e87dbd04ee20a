import { getSimilarPackages, type SimilarPackages as Market } from '@travesia/contracts/packages';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { editorTexts } from '../texts.ts';

/** The total beside those of similar packages, as of the last save. */
export function SimilarPackages({ id }: { id: string }) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const loaded = useCall(getSimilarPackages, { params: { id }, query: { language } }, { followsChanges: true });
  return (
    <div className="pe-group">
      <h3>{t('similar.heading')}</h3>
      <LoadState loaded={loaded}>
        {({ market }) => (market ? <Compared market={market} /> : <p className="small muted">{t('similar.none')}</p>)}
      </LoadState>
    </div>
  );
}

function Compared({ market }: { market: Market }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { scope, place, packages, lower, median, upper, own } = market;
  return (
    <>
      <Scale market={market} />
      <dl className="pe-quartiles num">
        <div>
          <dt>{t('similar.lower')}</dt>
          <dd>{format.shown(lower)}</dd>
        </div>
        <div>
          <dt>{t('similar.median')}</dt>
          <dd>{format.shown(median)}</dd>
        </div>
        <div>
          <dt>{t('similar.upper')}</dt>
          <dd>{format.shown(upper)}</dd>
        </div>
        {own ? (
          <div>
            <dt>{t('similar.own')}</dt>
            <dd className="strong">{format.shown(own)}</dd>
          </div>
        ) : null}
      </dl>
      {own ? <p className="small">{t(`similar.${where(market)}`)}</p> : null}
      <p className="tiny muted">
        {t('similar.source', {
          count: packages,
          scope,
          place: place ?? '',
          date: format.date(market.read_on),
          rates: format.date(market.rate_date),
        })}
      </p>
    </>
  );
}

function where({ lower, upper, own }: Market): 'below' | 'above' | 'within' {
  const amount = own?.amount ?? 0;
  if (amount < lower.amount) return 'below';
  return amount > upper.amount ? 'above' : 'within';
}

/** The middle half as a bar, the median and the own total as marks; the figures are below. */
function Scale({ market: { lower, median, upper, own } }: { market: Market }) {
  const most = Math.max(upper.amount, own?.amount ?? 0) * 1.1;
  const at = (amount: number) => `${(100 * amount) / most}%`;
  return (
    <div className="pe-scale" aria-hidden="true">
      <span
        className="pe-scale-half"
        style={{ insetInlineStart: at(lower.amount), width: at(upper.amount - lower.amount) }}
      />
      <span className="pe-scale-median" style={{ insetInlineStart: at(median.amount) }} />
      {own ? <span className="pe-scale-own" style={{ insetInlineStart: at(own.amount) }} /> : null}
    </div>
  );
}
