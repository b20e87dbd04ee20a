import type { Location } from '@travesia/contracts/catalog';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { homeTexts } from './texts.ts';

interface Place {
  lat: number;
  lon: number;
}

/** Map functions, passed in because features do not import each other. */
export interface Atlas {
  ground: string;
  project: (lat: number, lon: number) => { x: number; y: number };
  routeArc: (from: Place, to: Place, bend?: number) => string;
}

const CHICAGO: Place = { lat: 41.85, lon: -87.65 };
const NEW_YORK: Place = { lat: 40.71, lon: -74 };
const LOS_ANGELES: Place = { lat: 34.05, lon: -118.24 };
const HOUSTON: Place = { lat: 29.76, lon: -95.37 };
const MIAMI: Place = { lat: 25.76, lon: -80.19 };

/** Routes to draw: origin, destination city, bulge, and position of its name relative to its dot. */
const ROUTES = [
  { from: NEW_YORK, to: 'medellin', bend: 0.2, dx: -10, dy: 3, anchor: 'end' },
  { from: NEW_YORK, to: 'bogota', bend: 0.3, dx: 11, dy: 16, anchor: 'start' },
  { from: LOS_ANGELES, to: 'tijuana', bend: 0.24, dx: -8, dy: 22, anchor: 'end' },
  { from: HOUSTON, to: 'cancun', bend: 0.28, dx: 10, dy: -9, anchor: 'start' },
  { from: MIAMI, to: 'san-jose', bend: -0.2, dx: -10, dy: 3, anchor: 'end' },
  { from: MIAMI, to: 'quito', bend: -0.14, dx: -11, dy: 8, anchor: 'end' },
  { from: MIAMI, to: 'lima', bend: -0.22, dx: -10, dy: 5, anchor: 'end' },
  { from: NEW_YORK, to: 'sao-paulo', bend: 0.24, dx: -12, dy: -8, anchor: 'end' },
  { from: MIAMI, to: 'buenos-aires', bend: 0.2, dx: -12, dy: 14, anchor: 'end' },
] as const;

/** The part of the map, in map units, not covered by the headline or the search box. */
const isOpen = ({ x, y }: { x: number; y: number }): boolean => x > 290 && y < 600;

/** Whether a city is visible in the hero. */
export const inHeroView = (
  { project }: Pick<Atlas, 'project'>,
  { lat, lon }: { lat: number | null; lon: number | null },
) => lat !== null && lon !== null && isOpen(project(lat, lon));

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const at = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Content of the hero's svg: the ground, dotted routes to known cities and the solid route of the ticket. `chosen` is the slug of
 * the ticket's city.
 */
export function drawHeroMap(
  atlas: Atlas,
  locations: readonly Location[],
  chosen: string | null,
  locale: Locale,
): string {
  const cities = new Map(locations.flatMap((country) => country.cities.map((city) => [city.slug, city] as const)));
  const lines: string[] = [];
  const dotted: string[] = [];
  const marks: string[] = [];
  const homes = new Set<Place>();
  for (const { from, to, bend, dx, dy, anchor } of ROUTES) {
    const city = cities.get(to);
    if (!city || city.lat === null || city.lon === null) continue;
    const isChosen = to === chosen;
    const start = isChosen ? CHICAGO : from;
    const end = { lat: city.lat, lon: city.lon };
    homes.add(start);
    const arc = atlas.routeArc(start, end, isChosen ? 0.14 : bend);
    if (isChosen) lines.push(`<path class="route route-chosen" d="${arc}"/>`);
    else dotted.push(arc);
    const { x, y } = atlas.project(end.lat, end.lon);
    marks.push(
      `<circle class="route-end" cx="${at(x)}" cy="${at(y)}" r="${isChosen ? 6 : 5}"/>` +
        `<text x="${at(x + dx)}" y="${at(y + dy)}"${anchor === 'end' ? ' text-anchor="end"' : ''}>${escapeXml(city.name)}</text>`,
    );
  }
  if (homes.has(CHICAGO)) {
    const { x, y } = atlas.project(CHICAGO.lat, CHICAGO.lon);
    marks.push(
      `<text class="route-home" x="${at(x - 10)}" y="${at(y - 12)}">${escapeXml(formatText(homeTexts, locale, 'hero.yourCity'))}</text>`,
    );
  }
  const rings = [...homes].map((place) => {
    const { x, y } = atlas.project(place.lat, place.lon);
    return `<circle class="route-start" cx="${at(x)}" cy="${at(y)}" r="4"/>`;
  });
  if (dotted.length) lines.unshift(`<path class="route" d="${dotted.join('')}"/>`);
  return atlas.ground + [...lines, ...rings, ...marks].join('');
}
