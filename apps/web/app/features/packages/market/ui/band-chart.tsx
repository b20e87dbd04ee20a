import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { bandMarkup, bandOf, scaleMarks } from '../bands.ts';
import type { Market } from '../load-market.ts';
import type { MarketRow } from '../market-rows.ts';
import { marketTexts } from '../texts.ts';
import { useTypicalText } from '../use-typical-text.ts';

/** Prices of all countries on one scale from zero; each band is next to its numbers. */
export function BandChart({ found, rows }: { found: Market; rows: readonly MarketRow[] }) {
  const t = useTexts(marketTexts);
  const marks = scaleMarks(found, rows);
  const end = marks.at(-1) ?? 1;
  const { home } = found.prices;
  const currency = (home ?? rows[0]?.typical)?.price.low.currency ?? rows[0]?.offered?.price.low.currency;
  return (
    <>
      <ul className="bands" aria-label={t('bands.label')}>
        {home ? (
          <li>
            <span className="strong">{t('bands.home', { country: home.country.name })}</span>
            <Drawing markup={bandMarkup(bandOf({ offered: null, typical: home }, end), true)} />
            <BandWords row={{ offered: null, typical: home }} />
          </li>
        ) : null}
        {rows.map((row) => (
          <li key={row.code}>
            <span className="strong">{row.name}</span>
            <Drawing markup={bandMarkup(bandOf(row, end))} />
            <BandWords row={row} />
          </li>
        ))}
      </ul>
      {currency ? <Axis marks={marks} currency={currency} /> : null}
      <p className="legend">
        {home ? <span className="bands-key bands-key-home">{t('bands.keyHome')}</span> : null}
        <span className="bands-key bands-key-offered">{t('bands.keyOffered')}</span>
        <span className="bands-key bands-key-typical">{t('bands.keyTypical')}</span>
      </p>
    </>
  );
}

/** The scale below the bands; screen readers get the numbers instead. */
function Axis({ marks, currency }: { marks: readonly number[]; currency: string }) {
  const format = useFormat();
  return (
    <p className="bands-axis tiny muted" aria-hidden="true">
      {marks.slice(0, -1).map((amount) => (
        <span key={amount}>{format.money({ amount, currency }, 'whole')}</span>
      ))}
    </p>
  );
}

/** The text next to it says the same. */
const Drawing = ({ markup }: { markup: string }) => (
  <svg
    className="band-drawing"
    viewBox="0 0 100 22"
    preserveAspectRatio="none"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);

function BandWords({ row: { offered, typical } }: { row: Pick<MarketRow, 'offered' | 'typical'> }) {
  const t = useTexts(marketTexts);
  const format = useFormat();
  const rangeText = useTypicalText();
  return (
    <span className="num small">
      {offered ? (
        <span className="band-line">
          {t('bands.offered', {
            range: format.shownRange(offered.price.low, offered.price.high),
            median: format.shown(offered.price.median),
            count: offered.packages,
          })}
        </span>
      ) : null}
      {typical ? (
        <span className="band-line muted">{t('bands.typical', { range: rangeText(typical.price) })}</span>
      ) : null}
    </span>
  );
}
