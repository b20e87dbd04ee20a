import type { WarningCode } from '../facilities/facility.ts';
import type { FieldValues } from '../mapping/row-values.ts';
import { placeInCountry, readDegrees, readPointCell, type Point } from './coordinates.ts';
import { countryName } from './country-names.ts';

type Warn = (field: string, code: WarningCode, message: string) => void;

/** The row's coordinates, repaired or dropped with a warning if outside the country. A geometry takes precedence over columns. */
export function placeOf(values: FieldValues, geometry: Point | null, countryCode: string, warn: Warn): Point | null {
  const given = geometry ?? pointOfColumns(values, warn);
  const placed = placeInCountry(given, countryCode);
  switch (placed.outcome) {
    case 'none':
      return null;
    case 'zero':
      warn('coordinates', 'coordinates_zero', 'The coordinates are 0, 0; the place was left out.');
      return null;
    case 'kept':
      return placed.point;
    case 'swapped':
      warn('coordinates', 'coordinates_swapped', 'Latitude and longitude were exchanged; they were put right.');
      return placed.point;
    case 'repaired':
      warn(
        'coordinates',
        'coordinates_repaired',
        `Sign, decimal point or projection was wrong; read as ${placed.point.lat}, ${placed.point.lon}.`,
      );
      return placed.point;
    case 'outside':
      warn(
        'coordinates',
        'coordinates_outside_country',
        `${given?.lat}, ${given?.lon} does not lie in ${countryName(countryCode)}; the place was left out.`,
      );
      return null;
    default:
      return placed satisfies never;
  }
}

function pointOfColumns(values: FieldValues, warn: Warn): Point | null {
  if (values.lat !== undefined || values.lon !== undefined) {
    const lat = readDegrees(values.lat ?? '');
    const lon = readDegrees(values.lon ?? '');
    if (lat !== null && lon !== null) return { lat, lon };
    warn(
      'coordinates',
      'coordinates_unreadable',
      `"${values.lat ?? ''}", "${values.lon ?? ''}" is not a latitude and a longitude in degrees.`,
    );
    return null;
  }
  if (values.point === undefined) return null;
  const point = readPointCell(values.point);
  if (!point)
    warn(
      'coordinates',
      'coordinates_unreadable',
      `"${values.point.slice(0, 80)}" holds no latitude and longitude in degrees.`,
    );
  return point;
}
