import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import type { FindCareData } from '../load-find-care.ts';
import { FindCarePage } from '../ui/find-care-page.tsx';

const noPages = { page: 1, page_size: 16, total_pages: 0, has_next: false, has_previous: false };
const data: FindCareData = {
  q: 'knee mexico under 9000',
  countries: [{ code: 'MX', name: 'Mexico' }],
  understood: {
    text: '',
    treatment: { slug: 'knee-replacement', name: 'Knee replacement' },
    city: null,
    country: { code: 'MX', name: 'Mexico' },
    price_max: { amount: 900_000, currency: 'USD' },
    corrected: null,
    nearby: null,
    other_cities: [],
    other_countries: [],
    not_offered: null,
    specialty: null,
    unsure: false,
  },
  clinicians: { total: 0, data: [] },
  lost: false,
  totals: { packages: 0, providers: 2, treatments: 1 },
  results: {
    tab: 'packages',
    page: {
      data: [],
      total: 0,
      ...noPages,
      facets: { treatment: [], country: [], city: [], accreditation: [], spoken: [], verified: [], inclusions: [] },
      prices: { min: null, max: null, histogram: [] },
    },
  },
  errors: {},
  widenings: [
    {
      kind: 'price',
      query: '?q=Knee+replacement+Mexico&tab=packages',
      more: 4,
      limit: 9000,
      from: { amount: 1_071_900, currency: 'USD', approximate: true },
      city: 'monterrey',
    },
  ],
  loosenings: [],
  nearest: [],
};
const search = '?q=knee+mexico+under+9000';

describe('/find-care', () => {
  it('shows how the phrase was understood, with each part removable', () => {
    const html = renderPage(<FindCarePage data={data} cards={[]} />, { path: '/find-care', search });
    expect(html).toContain('Knee replacement in Mexico');
    expect(html).toContain('href="/find-care?q=Knee+replacement&amp;price_max=9000"');
    expect(html).toContain('aria-label="Remove: Up to US$\u00A09,000"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('links clinicians to their pages, and says when a word may mean several professions', () => {
    const options = [
      { slug: 'heart-surgeon', name: 'Heart surgeon' },
      { slug: 'cardiologist', name: 'Cardiologist' },
    ];
    const understood = { ...data.understood, treatment: null, specialty: { said: 'heart doctor', options } };
    const clinician = {
      id: '0191c2a0-0000-7000-8000-000000000001',
      name: 'Dra. Ana Ruiz',
      specialty: 'Cardiologist',
      provider: { slug: 'cardio-norte', name: 'Cardio Norte' },
      city: null,
      country: { code: 'MX', name: 'Mexico' },
    };
    const found = { ...data, understood, clinicians: { total: 1, data: [clinician] } } as FindCareData;
    const html = renderPage(<FindCarePage data={found} cards={[]} />, {
      path: '/find-care',
      search: '?q=heart+doctor',
    });
    expect(html).toContain('“heart doctor” can mean several specialties:');
    expect(html).toContain('<a href="/find-care?q=Cardiologist+Mexico">Cardiologist</a>');
    expect(html).toContain(
      'href="/providers/cardio-norte/clinicians/dra-ana-ruiz-0191c2a0-0000-7000-8000-000000000001"',
    );
    expect(html).toContain('Cardiologist · Cardio Norte · Mexico');
  });

  it('offers results above the price limit when there are none below', () => {
    const html = renderPage(<FindCarePage data={data} cards={[]} />, { locale: 'es', path: '/find-care', search });
    expect(html).toContain('Por encima de US$\u00A09,000: 4 paquetes');
    expect(html).toContain('href="/es/find-care?q=Knee+replacement+Mexico&amp;tab=packages"');
    expect(html).toContain('≈\u00A0US$\u00A010,719');
  });

  it('names both cities asked for, offers to compare them, and says which has nothing', () => {
    const understood = {
      ...data.understood,
      country: null,
      price_max: null,
      city: { slug: 'tijuana', name: 'Tijuana' },
      other_cities: [{ slug: 'bogota', name: 'Bogotá' }],
    } as FindCareData['understood'];
    const { page } = data.results as Extract<FindCareData['results'], { tab: 'packages' }>;
    const city = [{ value: 'bogota', label: 'Bogotá', count: 2 }];
    const results = { tab: 'packages' as const, page: { ...page, facets: { ...page.facets, city } } };
    const html = renderPage(
      <FindCarePage data={{ ...data, understood, results, widenings: [] }} cards={[]} compareCities="COMPARE" />,
      { path: '/find-care', search: '?q=knee+tijuana+or+bogota' },
    );
    expect(html).toContain('Knee replacement in Tijuana or Bogotá');
    expect(html).toContain('No packages in Tijuana. These are in Bogotá.');
    expect(html.match(/COMPARE/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Remove: Bogotá"');
  });

  it('says plainly that a procedure is not offered, which one is, and where to ask', () => {
    const understood = {
      ...data.understood,
      text: 'ligament repair',
      treatment: null,
      not_offered: {
        name: 'ligament repair',
        near: { slug: 'knee-replacement', name: 'Knee replacement' },
        specialty: { slug: 'orthopedic-surgeon', name: 'Orthopedic surgeon' },
      },
    } as FindCareData['understood'];
    const html = renderPage(<FindCarePage data={{ ...data, understood, widenings: [] }} cards={[]} />, {
      path: '/find-care',
      search,
    });
    expect(html).toContain('No clinic here lists ligament repair');
    expect(html).toContain('We list Knee replacement, not ligament repair.');
    expect(html).toContain('href="/treatments/knee-replacement"');
    expect(html).toContain('href="/directory?q=Orthopedic+surgeon&amp;country=MX"');
  });

  it('offers the nearest city first, then a way to tell us', () => {
    const away = { km: 720, from: 'Quito' };
    const near = {
      kind: 'place',
      query: '?city=bogota',
      more: 2,
      place: 'Bogotá',
      code: '',
      city: 'bogota',
      away,
    } as const;
    const html = renderPage(<FindCarePage data={{ ...data, widenings: [near] }} cards={[]} />, {
      path: '/find-care',
      search,
    });
    expect(html).toContain('No packages for Knee replacement in Mexico');
    expect(html).toContain('Include Bogotá: 2 more');
    expect(html).toContain('720 km from Quito.');
    expect(html).toContain('href="/contact"');
  });

  it('names the city that stands in for a place without listings', () => {
    const understood = {
      ...data.understood,
      city: { slug: 'tijuana', name: 'Tijuana' },
      nearby: 'San Diego',
    } as FindCareData['understood'];
    const html = renderPage(<FindCarePage data={{ ...data, understood }} cards={[]} />, { path: '/find-care', search });
    expect(html).toContain('We list no clinics in San Diego. Showing Tijuana, the nearest city we list.');
  });

  it('shows no list for words that were not understood', () => {
    const lost = { ...data, q: 'zzzz', lost: true, widenings: [] };
    const html = renderPage(<FindCarePage data={lost} cards={[{ key: 'a', card: 'a package' }]} />, {
      search: '?q=zzzz',
    });
    expect(html).toContain('No results for “zzzz”');
    expect(html).not.toContain('a package');
  });
});
