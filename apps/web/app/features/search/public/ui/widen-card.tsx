import { skylinePath } from '../../../../lib/art/art-path.ts';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { searchTexts } from '../texts.ts';
import type { Widening } from '../widen.ts';

const PICTURE = { width: 800, height: 260, loading: 'lazy', decoding: 'async' } as const;

/** What to give up for how many more results; the whole card is the link. */
export function WidenCard({ widening }: { widening: Widening }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { path: here } = useSite();
  const format = useFormat();
  const text = useWidening();
  const { title, note } = text(widening);
  const country = widening.kind === 'place' ? widening.code : '';
  const city = widening.city || 'any';
  return (
    <aside className="widen" aria-label={t('widen.label', { more: format.number(widening.more) })}>
      <div className="widen-art">
        <img alt="" className="in-light" src={skylinePath(city, 'day', country)} {...PICTURE} />
        <img alt="" className="in-dark" src={skylinePath(city, 'night', country)} {...PICTURE} />
      </div>
      <p>
        <a className="widen-link" href={path(here) + widening.query}>
          {title}
        </a>
        {note ? <span className="small muted">{note}</span> : null}
      </p>
    </aside>
  );
}

function useWidening(): (widening: Widening) => { title: string; note: string } {
  const t = useTexts(searchTexts);
  const format = useFormat();
  const { currency } = useSite();
  return (widening) => {
    const { more } = widening;
    if (widening.kind === 'place')
      return {
        title: t('widen.place', { place: widening.place, more }),
        note: widening.away
          ? t('widen.away', { distance: format.distance(widening.away.km), city: widening.away.from })
          : t('widen.placeNote'),
      };
    const limit = `${currencySymbol(currency)}\u00A0${format.number(widening.limit)}`;
    const note = widening.from ? t('widen.priceNote', { price: format.shown(widening.from) }) : '';
    return { title: t('widen.price', { limit, more }), note };
  };
}
