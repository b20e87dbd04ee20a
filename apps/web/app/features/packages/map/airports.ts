import type { Coordinates } from '@travesia/contracts/kit/distance';

/** Airports for the catalogue's cities by IATA code, to four decimals. From airport-data-js 4.0 (CC BY 4.0). */
const AIRPORTS: Readonly<Record<string, Coordinates>> = {
  BGA: { lat: 7.128, lon: -73.1814 },
  BOG: { lat: 4.6986, lon: -74.1431 },
  CLO: { lat: 3.5431, lon: -76.3814 },
  CNF: { lat: -19.6324, lon: -43.9632 },
  COR: { lat: -31.3158, lon: -64.2119 },
  CTG: { lat: 10.4457, lon: -75.5166 },
  CUE: { lat: -2.8893, lon: -78.9869 },
  CUN: { lat: 21.0405, lon: -86.8744 },
  EZE: { lat: -34.8127, lon: -58.5398 },
  GDL: { lat: 20.526, lon: -103.304 },
  GIG: { lat: -22.8147, lon: -43.2465 },
  GRU: { lat: -23.4257, lon: -46.4819 },
  GYE: { lat: -2.1427, lon: -79.8803 },
  LIM: { lat: -12.0248, lon: -77.1088 },
  LIR: { lat: 10.6, lon: -85.5384 },
  MDE: { lat: 6.1714, lon: -75.4282 },
  MEX: { lat: 19.4353, lon: -99.0728 },
  MID: { lat: 20.9338, lon: -89.6637 },
  MTY: { lat: 25.7766, lon: -100.1144 },
  MXL: { lat: 32.6282, lon: -115.2482 },
  POA: { lat: -29.9896, lon: -51.1771 },
  PTY: { lat: 9.0669, lon: -79.3876 },
  PVR: { lat: 20.6783, lon: -105.249 },
  SAN: { lat: 32.7319, lon: -117.1973 },
  SCL: { lat: -33.3967, lon: -70.7934 },
  SDQ: { lat: 18.4301, lon: -69.6767 },
  SJO: { lat: 9.9982, lon: -84.2041 },
  STI: { lat: 19.4029, lon: -70.6019 },
  TCQ: { lat: -18.0633, lon: -70.2789 },
  TIJ: { lat: 32.5443, lon: -116.9759 },
  UIO: { lat: -0.1238, lon: -78.356 },
  YUM: { lat: 32.6686, lon: -114.5993 },
};

/** Returns the first (nearest) airport with known coordinates. */
export function nearestAirport(codes: readonly string[]): ({ code: string } & Coordinates) | null {
  for (const code of codes) {
    const place = AIRPORTS[code];
    if (place) return { code, ...place };
  }
  return null;
}
