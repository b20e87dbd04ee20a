/** Positions of sea names, degrees. */
export const SEA_NAMES = [
  { sea: 'pacific', lat: -6, lon: -98 },
  { sea: 'caribbean', lat: 14.6, lon: -75.5 },
  { sea: 'atlantic', lat: 20, lon: -48 },
] as const;

/** Positions of country names, away from large cities, degrees. */
export const COUNTRY_NAMES = [
  { code: 'MX', lat: 23.2, lon: -102.6 },
  { code: 'CO', lat: 2.2, lon: -72.4 },
  { code: 'CR', lat: 8.6, lon: -84.6 },
  { code: 'BR', lat: -8.5, lon: -53 },
  { code: 'AR', lat: -39, lon: -67 },
  { code: 'DO', lat: 20.6, lon: -69.4 },
  { code: 'PA', lat: 7.2, lon: -79.6 },
  { code: 'PE', lat: -8.2, lon: -75.2 },
  { code: 'CL', lat: -28, lon: -73.6 },
  { code: 'EC', lat: -1.1, lon: -81.6 },
] as const;
