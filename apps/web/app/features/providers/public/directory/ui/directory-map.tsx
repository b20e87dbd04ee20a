import type { DirectoryMapData } from '../load-directory.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { type MapDrawing, pinDots } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';

interface DirectoryMapProps {
  map: DirectoryMapData;
  country: string | null;
  drawing: MapDrawing;
}

/** Width in map units at which dots and numbers have their nominal size. */
const FULL_WIDTH = 800;

/**
 * All listings on the drawn map, clustered. Its dots are links for pointer users only: the list beside it leads keyboard and
 * screen reader users to the same listings.
 */
export function DirectoryMap({ map, country, drawing }: DirectoryMapProps) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const format = useFormat();
  const [, , width = FULL_WIDTH] = drawing.viewBox.split(' ').map(Number);
  const unit = width / FULL_WIDTH;
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    <figure className="directory-figure">
      <svg className="directory-map" viewBox={drawing.viewBox} aria-hidden="true">
        <g dangerouslySetInnerHTML={{ __html: drawing.ground }} />
        {pinDots(map.pins, drawing, unit, country).map(({ name, count, others, x, y, radius, to }) => (
          <a key={`${x} ${y}`} href={path(to)} tabIndex={-1} className="directory-dot">
            <title>{name === null ? t('map.unnamed', { count }) : t('map.city', { city: name, others, count })}</title>
            <circle cx={x} cy={y} r={radius} strokeWidth={round(2 * unit)} />
            <text x={x} y={y} dy="0.35em" fontSize={round(15 * unit)} textAnchor="middle">
              {format.number(count)}
            </text>
          </a>
        ))}
      </svg>
      {map.unplaced > 0 ? (
        <figcaption className="small muted">{t('map.unplaced', { count: map.unplaced })}</figcaption>
      ) : null}
    </figure>
  );
}
