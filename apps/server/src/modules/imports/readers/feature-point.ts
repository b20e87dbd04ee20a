/** One point for any GeoJSON geometry: the point itself, or the center of the largest outer ring, line or set of points. */
export function pointOfGeometry(geometry: unknown): { lat: number; lon: number } | null {
  if (!isObject(geometry)) return null;
  if (geometry['type'] === 'GeometryCollection') {
    const parts = Array.isArray(geometry['geometries']) ? geometry['geometries'] : [];
    return parts.map(pointOfGeometry).find((point) => point !== null) ?? null;
  }
  const coordinates = geometry['coordinates'];
  switch (geometry['type']) {
    case 'Point':
      return toPoint(toPosition(coordinates));
    case 'MultiPoint':
    case 'LineString':
      return toPoint(meanOf(toPositions(coordinates)));
    case 'MultiLineString':
      return toPoint(meanOf(toList(coordinates).flatMap(toPositions)));
    case 'Polygon':
      return toPoint(centroidOf(toPositions(toList(coordinates)[0])));
    case 'MultiPolygon':
      return toPoint(centroidOf(largestRing(toList(coordinates).map((polygon) => toPositions(toList(polygon)[0])))));
    default:
      return null;
  }
}

type Position = [lon: number, lat: number];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function toPosition(value: unknown): Position | null {
  const [lon, lat] = toList(value);
  return typeof lon === 'number' && typeof lat === 'number' && Number.isFinite(lon) && Number.isFinite(lat)
    ? [lon, lat]
    : null;
}

function toPositions(value: unknown): Position[] {
  return toList(value)
    .map(toPosition)
    .filter((position) => position !== null);
}

function toPoint(position: Position | null): { lat: number; lon: number } | null {
  return position ? { lon: position[0], lat: position[1] } : null;
}

function meanOf(positions: Position[]): Position | null {
  if (positions.length === 0) return null;
  const sum = positions.reduce<Position>((total, [lon, lat]) => [total[0] + lon, total[1] + lat], [0, 0]);
  return [sum[0] / positions.length, sum[1] / positions.length];
}

/** Twice the signed area and the weighted center, relative to the first corner to preserve precision. */
function ringSums(ring: Position[]): { area: number; x: number; y: number } {
  const [originLon, originLat] = ring[0] ?? [0, 0];
  let area = 0;
  let x = 0;
  let y = 0;
  for (let at = 0; at < ring.length; at += 1) {
    const [lonA, latA] = ring[at] as Position;
    const [lonB, latB] = ring[(at + 1) % ring.length] as Position;
    const cross = (lonA - originLon) * (latB - originLat) - (lonB - originLon) * (latA - originLat);
    area += cross;
    x += (lonA + lonB - 2 * originLon) * cross;
    y += (latA + latB - 2 * originLat) * cross;
  }
  return { area, x, y };
}

function centroidOf(ring: Position[]): Position | null {
  const first = ring[0];
  if (!first) return null;
  const { area, x, y } = ringSums(ring);
  // A ring without area (a line drawn back and forth) only has a mean.
  if (Math.abs(area) < 1e-14) return meanOf(ring);
  return [first[0] + x / (3 * area), first[1] + y / (3 * area)];
}

function largestRing(rings: Position[][]): Position[] {
  return rings.reduce<Position[]>(
    (best, ring) => (Math.abs(ringSums(ring).area) > Math.abs(ringSums(best).area) ? ring : best),
    rings[0] ?? [],
  );
}
