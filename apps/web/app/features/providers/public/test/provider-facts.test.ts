import { describe, expect, it } from 'vitest';
import { addressLines, isThin, websiteLink } from '../listing-view.ts';
import { licencesInForce } from '../credential-view.ts';
import { providerData } from '../structured-data.ts';
import { makeClinician, makeDetail, makeCredential } from '../testing/make-detail.ts';
import { makeListing } from '../testing/make-provider.ts';

const site = { origin: 'https://travesia.example', locale: 'es' as const };

describe('structured data of a provider', () => {
  it('is a Dentist with place, rating with count, and only valid credentials', () => {
    const credentials = [
      makeCredential(),
      makeCredential({ id: 'b', status: 'being_checked' }),
      makeCredential({ id: 'c', status: 'expired' }),
    ];
    const data = providerData(makeDetail({ credentials }), site);
    expect(data).toMatchObject({
      '@type': 'Dentist',
      url: 'https://travesia.example/es/providers/clinica-dental-ceiba',
      address: { addressLocality: 'Medellín', addressCountry: 'CO' },
      geo: { latitude: 6.2086, longitude: -75.5673 },
      aggregateRating: { ratingValue: 4.6, reviewCount: 87 },
    });
    expect(data['hasCredential']).toHaveLength(1);
  });

  it.each([
    ['hospital', 'Hospital'],
    ['eye_clinic', 'MedicalClinic'],
  ])('maps a %s to %s', (slug, type) => {
    expect(providerData(makeDetail({ type: { slug, name: slug } }), site)['@type']).toBe(type);
  });

  it('has no rating without reviews or for listings', () => {
    const written = (detail: ReturnType<typeof makeDetail>) => JSON.stringify(providerData(detail, site));
    expect(written(makeDetail({ rating: null }))).not.toContain('aggregateRating');
    const listing = makeDetail({ ...makeListing(), rating: { average: 5, count: 1 } });
    expect(written(listing)).not.toMatch(/aggregateRating|hasCredential/);
  });
});

describe('a listing', () => {
  const bare = {
    ...makeListing(),
    description: null,
    phone: null,
    lat: null,
    address: { street: null, city: 'Cali', state: null, country: 'Colombia', postal_code: null },
  };

  it('is thin when the registry says neither where it is nor how to reach it; a partner never is', () => {
    expect(isThin(makeDetail(bare))).toBe(true);
    expect(isThin(makeDetail({ ...bare, phone: '602' }))).toBe(false);
    expect(isThin(makeDetail({ ...bare, lat: 3.4, lon: -76.5, city: null }))).toBe(true);
    expect(isThin(makeDetail({ ...bare, lat: 3.4, lon: -76.5, city: { slug: 'cali', name: 'Cali' } }))).toBe(false);
    expect(isThin(makeDetail({ ...bare, listing: 'partner' }))).toBe(false);
  });

  it('omits missing parts of its address', () => {
    expect(addressLines(makeDetail(bare))).toEqual(['Cali', 'Colombia']);
  });

  it.each([
    ['www.ceiba.example', 'https://www.ceiba.example/'],
    ['http://ceiba.example/a', 'http://ceiba.example/a'],
    ['javascript:alert(1)', undefined],
    ['no tiene', undefined],
    [null, undefined],
  ])('links the website %s to %s', (given, href) => {
    expect(websiteLink(given)?.href).toBe(href);
  });
});

describe('licenses', () => {
  it('use the oldest verification date', () => {
    const people = [
      makeClinician(),
      makeClinician({ id: 'b', licence: makeCredential({ checked_on: '2026-09-01' }) }),
      makeClinician({ id: 'c', licence: makeCredential({ status: 'expired', checked_on: '2020-01-01' }) }),
    ];
    const { inForce, readOn } = licencesInForce(people);
    expect([inForce.length, readOn]).toEqual([2, '2026-09-01']);
  });
});
