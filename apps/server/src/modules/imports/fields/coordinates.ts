import { isInOrNearCountry } from './country-of-point.ts';
import { saysNothing } from './clean-text.ts';

export type Point = { lat: number; lon: number };

/**
 * Parses one coordinate in degrees: decimal point or comma, thousands separators added by a spreadsheet ("-34.558.399"), degrees,
 * minutes and seconds with a compass letter (O and W are west). Returns null if empty or not a number.
 */
export function readDegrees(cell: string): number | null {
  const text = cell.trim();
  if (saysNothing(text) || !/\d/.test(text)) return null;
  const sexagesimal =
    /^([-+]?\d{1,3})\s*[°º d]\s*(\d{1,2}(?:[.,]\d+)?)\s*['’′m ]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″s]|''|’’)?)?\s*([NSEWO])?$/i.exec(
      text,
    );
  if (sexagesimal && (sexagesimal[4] || /[°º'’′]/.test(text))) return fromSexagesimal(sexagesimal);
  const west = /[SWO]\s*$/i.test(text) ? -1 : 1;
  const bare = text
    .replace(/\s*[°º]?\s*[NSEWO]?\s*$/i, '')
    .replace(/\s+/g, '')
    .replace(/^'|'$/g, '');
  if (!/^[-+]?[\d.,]+(?:e[-+]?\d+)?$/i.test(bare)) return null;
  const number = Number(withDecimalPoint(bare));
  if (!Number.isFinite(number)) return null;
  return west < 0 ? -Math.abs(number) : number;
}

function fromSexagesimal(parts: RegExpExecArray): number {
  const number = (part: string | undefined): number => Number((part ?? '0').replace(',', '.'));
  const degrees = number(parts[1]);
  const size = Math.abs(degrees) + number(parts[2]) / 60 + number(parts[3]) / 3600;
  const isNegative = (parts[1] ?? '').startsWith('-') || /[SWO]/i.test(parts[4] ?? '');
  return isNegative ? -size : size;
}

function withDecimalPoint(text: string): string {
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length < 2) return text.replace(',', '.');
  // With several separators, the first is the decimal mark and the others are thousands separators.
  const [whole, ...rest] = text.split(/[.,]/);
  return `${whole}.${rest.join('')}`;
}

/** Parses "lat, lon", "POINT(lon lat)" and similar from one cell. */
export function readPointCell(cell: string): Point | null {
  const wkt = /POINT\s*(?:Z\s*)?\(\s*([-+\d.]+)\s+([-+\d.]+)/i.exec(cell);
  if (wkt) return toPoint(readDegrees(wkt[2] ?? ''), readDegrees(wkt[1] ?? ''));
  const pair = /^\s*\(?\s*([-+]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([-+]?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/.exec(cell);
  return pair ? toPoint(readDegrees(pair[1] ?? ''), readDegrees(pair[2] ?? '')) : null;
}

/** The point from a row's own coordinate columns, not yet validated. */
export function pointOfValues(values: { lat?: string; lon?: string; point?: string }): Point | null {
  return toPoint(readDegrees(values.lat ?? ''), readDegrees(values.lon ?? '')) ?? readPointCell(values.point ?? '');
}

function toPoint(lat: number | null, lon: number | null): Point | null {
  return lat === null || lon === null ? null : { lat, lon };
}

export type PlacedPoint =
  | { outcome: 'none' | 'zero' }
  | { outcome: 'kept'; point: Point }
  | { outcome: 'swapped' | 'repaired'; point: Point }
  | { outcome: 'outside' };

/**
 * Validates coordinates: kept if in or near the country; repaired if swapping the two, adding a missing minus sign, or restoring
 * a lost decimal point moves them into it; otherwise outside. 0, 0 is how many registers write a missing place.
 */
export function placeInCountry(point: Point | null, countryCode: string): PlacedPoint {
  if (!point) return { outcome: 'none' };
  if (Math.abs(point.lat) < 0.01 && Math.abs(point.lon) < 0.01) return { outcome: 'zero' };
  if (fits(point, countryCode)) return { outcome: 'kept', point: rounded(point) };
  const swapped = { lat: point.lon, lon: point.lat };
  if (fits(swapped, countryCode)) return { outcome: 'swapped', point: rounded(swapped) };
  for (const candidate of [fromWebMercator(point), ...withOtherSigns(point), ...withLostPoint(point)]) {
    if (fits(candidate, countryCode)) return { outcome: 'repaired', point: rounded(candidate) };
  }
  return { outcome: 'outside' };
}

function fits(point: Point, countryCode: string): boolean {
  return (
    Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 && isInOrNearCountry(point.lat, point.lon, countryCode)
  );
}

function withOtherSigns({ lat, lon }: Point): Point[] {
  return [
    { lat, lon: -lon },
    { lat: -lat, lon },
    { lat: -lat, lon: -lon },
  ];
}

/** "-345583992" is -34.5583992 without its decimal point. Only whole numbers of seven or more digits: meters have fewer. */
function withLostPoint({ lat, lon }: Point): Point[] {
  const lats = shifted(lat, 90);
  const lons = shifted(lon, 180);
  return lats.flatMap((north) =>
    lons.flatMap((east) => [{ lat: north, lon: east }, ...withOtherSigns({ lat: north, lon: east })]),
  );
}

function shifted(value: number, limit: number): number[] {
  if (Math.abs(value) <= limit) return [value];
  if (!Number.isInteger(value) || Math.abs(value) < 1_000_000) return [];
  const digits = Math.floor(Math.log10(Math.abs(value))) + 1;
  return [value / 10 ** (digits - 2), value / 10 ** (digits - 1), value / 10 ** (digits - 3)].filter(
    (degrees) => Math.abs(degrees) <= limit,
  );
}

/** Web Mercator meters (EPSG:3857), which some portals export as if they were degrees. */
function fromWebMercator({ lat: y, lon: x }: Point): Point {
  const radius = 6378137;
  return { lat: (Math.atan(Math.sinh(y / radius)) * 180) / Math.PI, lon: ((x / radius) * 180) / Math.PI };
}

/** Seven decimals are about a centimeter. */
function rounded({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 1e7) / 1e7, lon: Math.round(lon * 1e7) / 1e7 };
}
