import type { CityGuide } from '@travesia/contracts/guides';

export const page = { label: 'IDEAM', url: 'https://www.ideam.gov.co' };
export const source = { ...page, read_on: '2026-11-23' };
export const rule = { days: null, note: null, source: null, advice: page } as const;

/** The guide to a city, with overrides. */
export const makeGuide = (changes: Partial<CityGuide> = {}): CityGuide => ({
  slug: 'bogota',
  name: 'Bogotá',
  country: { code: 'CO', name: 'Colombia' },
  note: null,
  lat: 4.711,
  lon: -74.0721,
  airports: ['BOG'],
  emergency_number: '123',
  package_count: 22,
  provider_count: 3,
  time_zone: 'America/Bogota',
  weather: Array.from({ length: 12 }, () => []),
  seasons: [{ text: 'Two rainier seasons.', source: null, more: page }],
  altitude: { meters: 2640, source, more: null },
  getting_about: [{ text: 'The city has buses.', source: null, more: null }],
  entry: {
    official: page,
    before: null,
    rules: [
      { ...rule, passport: 'US', need: 'none', days: 90, source },
      { ...rule, passport: 'BR', need: 'ask' },
    ],
  },
  ...changes,
});
