import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { mapAddresses } from '../addresses.ts';
import type { Projection } from '../area.ts';
import { type Frame, placeIn } from '../frame.ts';
import { type Mark, openedFrame } from '../marks.ts';
import type { MapView } from '../map-view.ts';
import { packagesMapTexts } from '../texts.ts';

interface MarksProps {
  view: MapView;
  addresses: ReturnType<typeof mapAddresses>;
  projection: Projection;
}

/** Prices on the map as links, and counts where prices would overlap. The browser redraws them from `data-places`. */
export function MapMarks({ view, addresses, projection }: MarksProps) {
  const t = useTexts(packagesMapTexts);
  const { frame, marks, places, chosen } = view;
  const facts = JSON.stringify(places);
  const cluster = t('map.cluster', { count: '{count}', price: '{price}' });
  return (
    <div data-map="marks" data-places={facts} data-chosen={chosen.join(' ')} data-cluster={cluster}>
      {marks.map((mark) => (
        <MarkLink key={mark.ids.join()} {...{ mark, frame, chosen, addresses, projection }} />
      ))}
    </div>
  );
}

type MarkLinkProps = Omit<MarksProps, 'view'> & { mark: Mark; frame: Frame; chosen: readonly string[] };

function MarkLink({ mark, frame, chosen, addresses, projection }: MarkLinkProps) {
  const t = useTexts(packagesMapTexts);
  const { ids, cheapest, places, side } = mark;
  const isOne = places.length === 1;
  const opened = openedFrame(mark, frame);
  const href = opened ? addresses.look(opened, projection) : addresses.choose(cheapest.ids[0] ?? null);
  const name = isOne ? cheapest.name : t('map.cluster', { count: ids.length, price: cheapest.fullPrice });
  const isChosen = ids.some((id) => chosen.includes(id));
  return (
    <a
      className={isOne ? `map-pin map-pin-${side} num` : 'map-cluster num'}
      href={href}
      style={placeIn(frame, mark)}
      aria-label={name}
      data-count={isOne && ids.length > 1 ? ids.length : undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      {isOne ? cheapest.price : ids.length}
    </a>
  );
}

/** Cities with more packages, as dots for pointer users only: the filters name each of them. */
export function MapDots({ view, addresses }: Pick<MarksProps, 'view' | 'addresses'>) {
  const t = useTexts(packagesMapTexts);
  return (
    <div data-map="dots" aria-hidden="true">
      {view.dots.map((dot) => {
        const name = t('map.city', { city: dot.name, count: dot.count });
        return (
          <a
            key={dot.slug}
            className="map-dot"
            href={addresses.inCity(dot.slug)}
            style={placeIn(view.frame, dot)}
            data-at={`${Math.round(dot.x * 10) / 10} ${Math.round(dot.y * 10) / 10}`}
            aria-label={name}
            title={name}
            tabIndex={-1}
          />
        );
      })}
    </div>
  );
}
