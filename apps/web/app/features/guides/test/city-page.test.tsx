import type { CityGuide } from '@travesia/contracts/guides';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { CityNote } from '../ui/city-note.tsx';
import { CityPage } from '../ui/city-page.tsx';

const source = { label: 'IDEAM', url: 'https://www.ideam.gov.co' };
const rule = { days: null, note: null, source: null, advice: source } as const;
const guide: CityGuide = {
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
  dated: '2026-11-23',
  seasons: { text: 'Two rainier seasons.', sources: [source] },
  altitude: { meters: 2640, source },
  getting_about: [{ text: 'The city has buses.', source }],
  entry: {
    looked_up: '2026-11-23',
    official: source,
    before: null,
    rules: [
      { ...rule, passport: 'US', need: 'none', days: 90, source },
      { ...rule, passport: 'BR', need: 'ask' },
    ],
  },
};
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

describe('the guide to a city', () => {
  const text = words(renderPage(<CityPage guide={guide} rides={null} />, { path: '/cities/bogota' }));

  it('gives every fact a source and a date', () => {
    expect(text).toContain('Two rainier seasons. Source: IDEAM . As of Nov 23, 2026.');
    expect(text).toContain('about 2,640 m above sea level');
    expect(text).toContain('We looked these rules up on Nov 23, 2026');
  });

  it('says to ask where no rule is known', () => {
    expect(text).toContain('United States passport No visa · up to 90 days Source: IDEAM');
    expect(text).toContain('Brazilian passport Check with the consulate Travel advice: IDEAM');
  });

  it('is announced on other pages, with the altitude only where it matters', () => {
    expect(words(renderPage(<CityNote guide={guide} />))).toContain('Bogotá is about 2,640 m');
    expect(words(renderPage(<CityNote guide={{ ...guide, altitude: { meters: 1500, source } }} />))).not.toContain(
      '1,500',
    );
  });
});
