import type { Location } from '@travesia/contracts/catalog';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { cityDots, type MapDrawing } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';

interface DirectoryMapProps {
  locations: readonly Location[];
  drawing: MapDrawing;
}

/** Width in map units at which dots and numbers have their nominal size. */
const FULL_WIDTH = 800;

/**
 * Cities with listings on the drawn map. Its dots are links for pointer users only: the list beside it has all of them for
 * keyboard and screen reader users.
 */
export function DirectoryMap({ locations, drawing }: DirectoryMapProps) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const format = useFormat();
  const [, , width = FULL_WIDTH] = drawing.viewBox.split(' ').map(Number);
  const unit = width / FULL_WIDTH;
  const dots = cityDots(locations, drawing, unit);
  return (
    <svg className="directory-map" viewBox={drawing.viewBox} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: drawing.ground }} />
      {dots.map(({ slug, name, count, x, y, radius, to }) => (
        <a key={slug} href={path(to)} tabIndex={-1} className="directory-dot">
          <title>{t('map.city', { city: name, count })}</title>
          <circle cx={x} cy={y} r={radius} strokeWidth={2 * unit} />
          <text x={x} y={y} dy="0.35em" fontSize={Math.round(15 * unit * 10) / 10} textAnchor="middle">
            {format.number(count)}
          </text>
        </a>
      ))}
    </svg>
  );
}
