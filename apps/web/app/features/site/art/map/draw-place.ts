import { countryView, mapGround, mapViews } from './draw-map.ts';
import { destinationCodes, type DestinationCode } from './land.ts';
import { type MapPoint, project } from './project.ts';

export interface PlaceDrawing {
  /** Sea and land, without the svg element. */
  readonly ground: string;
  readonly viewBox: string;
  /** Position of the place in the view box; null if unknown. */
  readonly point: MapPoint | null;
}

/**
 * The country of a place, ready for a mark; all of Latin America for a country that is not a destination. `aspect` is width by
 * height.
 */
export function drawPlace(
  countryCode: string,
  { lat, lon }: { lat: number | null; lon: number | null },
  aspect = 4 / 3,
): PlaceDrawing {
  const code: DestinationCode | undefined = destinationCodes.find((known) => known === countryCode);
  return {
    ground: mapGround('simple', code),
    viewBox: code ? countryView(code, aspect) : mapViews.latinAmerica,
    point: lat === null || lon === null ? null : project(lat, lon),
  };
}
