import { useFormat } from '../../../../lib/format/use-format.ts';
import { FINE_MAP_PATH } from '../../../../lib/art/art-path.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { Projection } from '../area.ts';
import { FINE_BELOW, type Frame, placeIn, viewBoxOf } from '../frame.ts';
import { COUNTRY_NAMES, SEA_NAMES } from '../name-places.ts';
import { packagesMapTexts } from '../texts.ts';

interface MapGroundProps {
  /** Sea and land as SVG, without the `<svg>` element; drawn by us, so the markup is trusted. */
  ground: (detail: 'full' | 'simple') => string;
  frame: Frame;
  projection: Projection;
}

/** Sea, land and place names: decorative, because the list gives every location in words. */
export function MapGround({ ground, frame, projection }: MapGroundProps) {
  const t = useTexts(packagesMapTexts);
  const format = useFormat();
  const isFine = frame.width < FINE_BELOW;
  const names = [
    ...SEA_NAMES.map(({ sea, lat, lon }) => ({ text: t(`sea.${sea}`), lat, lon, kind: 'sea' })),
    ...COUNTRY_NAMES.map(({ code, lat, lon }) => ({ text: format.region(code), lat, lon, kind: 'country' })),
  ];
  return (
    <>
      <svg className="map-ground" viewBox={viewBoxOf(frame)} aria-hidden="true" data-map="ground">
        <g
          dangerouslySetInnerHTML={{ __html: ground(isFine ? 'full' : 'simple') }}
          data-fine={isFine ? undefined : FINE_MAP_PATH}
        />
      </svg>
      {names.map(({ text, lat, lon, kind }) => {
        const { x, y } = projection.project(lat, lon);
        return (
          <span
            key={text}
            className={`map-name map-name-${kind}`}
            style={placeIn(frame, { x, y })}
            data-at={`${Math.round(x)} ${Math.round(y)}`}
            aria-hidden="true"
          >
            {text}
          </span>
        );
      })}
    </>
  );
}
