import { americas } from './americas-land.ts';
import { type DestinationCode, destinationCodes, type Land } from './land.ts';
import { latinAmerica } from './latin-america-land.ts';
import { project } from './project.ts';

/**
 * `full` is for the home page and the directory (about 12 kB compressed), `simple` for list maps and single countries (about 6
 * kB).
 */
export type MapDetail = 'full' | 'simple';

const LANDS: Readonly<Record<MapDetail, Land>> = { full: americas, simple: latinAmerica };

/** Six strokes along every coast, wide to narrow: the water lines of an engraved chart. */
const WATER_LINES = [
  ['22', 'line'],
  ['20', 'sea'],
  ['13.5', 'line'],
  ['11.5', 'sea'],
  ['6.5', 'line'],
  ['4', 'sea'],
] as const;

/** View boxes: the home hero, and all of Latin America. */
export const mapViews = { hero: '0 0 960 720', latinAmerica: '30 150 800 940' } as const;

/**
 * The ground of a map, without the `<svg>` element: sea, water lines, land, the ten countries (each a `<use data-country>`).
 * Colors are the page's tokens --sea, --sea-line, --land, --land-dest and --land-line. Put routes and dots after it, positioned
 * with `project`, in one svg with a view box. `chosen` is filled with --land-chosen.
 */
export function mapGround(detail: MapDetail, chosen?: DestinationCode): string {
  const land = LANDS[detail];
  const id = `land-${detail}`;
  // A list map is cropped and scaled up to one country: its strokes keep their screen width.
  const fixed = detail === 'simple' ? ' vector-effect="non-scaling-stroke"' : '';
  const shape = (name: string, path: string) => `<path id="${id}-${name}"${fixed} d="${path}"/>`;
  const shapes = shape('rest', land.rest) + destinationCodes.map((code) => shape(code, land.countries[code])).join('');
  const water = WATER_LINES.map(
    ([width, tone]) =>
      `<use href="#${id}" stroke="${tone === 'line' ? 'var(--sea-line,#D3E0D7)' : 'var(--sea,#EDF1EA)'}" stroke-width="${width}"/>`,
  ).join('');
  const fills = destinationCodes
    .map(
      (code) =>
        `<use href="#${id}-${code}" data-country="${code}" fill="${code === chosen ? 'var(--land-chosen,#A9CBBB)' : 'var(--land-dest,#DCEADF)'}"/>`,
    )
    .join('');
  return (
    `<defs><g id="${id}">${shapes}</g></defs><rect x="-400" y="-400" width="1800" height="1900" fill="var(--sea,#EDF1EA)"/><g fill="none" stroke-linejoin="round">${water}</g>` +
    `<g stroke="var(--land-line,#CDBFA4)" stroke-width=".8" stroke-linejoin="round"><use href="#${id}-rest" fill="var(--land,#F8F3E7)"/>${fills}</g>`
  );
}

/** The view box of one country with padding, extended to `aspect` (width divided by height). */
export function countryView(code: DestinationCode, aspect = 4 / 3): string {
  const [x, y, width, height] = LANDS.simple.boxes[code];
  return viewAround({ x, y, width, height }, aspect);
}

/** Narrowest view, about 130 km: the coast is too coarse below it, and there are no streets to zoom in to. */
const NARROWEST = 10;

/** The view box of an area (west, south, east, north), likewise. */
export function areaView(
  [west, south, east, north]: readonly [number, number, number, number],
  aspect = 4 / 3,
): string {
  const [from, to] = [project(north, west), project(south, east)];
  return viewAround({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }, aspect);
}

function viewAround(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  aspect: number,
): string {
  const room = Math.max(width, height) * 0.14;
  const wide = Math.max(width + room * 2, (height + room * 2) * aspect, NARROWEST);
  const high = wide / aspect;
  return [x + width / 2 - wide / 2, y + height / 2 - high / 2, wide, high]
    .map((value) => String(Math.round(value * 10) / 10))
    .join(' ');
}
