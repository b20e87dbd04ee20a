import { pageFacts } from '@travesia/contracts/kit';
import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { colombia, makeOffer } from '../testing/make-offer.ts';
import { PackagesMapPage } from '../ui/packages-map-page.tsx';

/** Ten units per degree. */
const projection = {
  project: (lat: number, lon: number) => ({ x: (lon + 120) * 10, y: 500 - lat * 10 }),
  unproject: ({ x, y }: { x: number; y: number }) => ({ lat: (500 - y) / 10, lon: x / 10 - 120 }),
};
const two = [makeOffer('a'), makeOffer('b', { lat: 4.7, lon: -74.05, city: { slug: 'bogota', name: 'Bogotá' } })];

function render(search: string, offers: PackageSummary[] = two, isChanged = false, locale: 'en' | 'es' = 'en') {
  const cities = [
    { value: 'medellin', label: 'Medellín', count: 1 },
    { value: 'bogota', label: 'Bogotá', count: 7 },
  ];
  const none = { treatment: [], country: [], accreditation: [], spoken: [], verified: [], inclusions: [] };
  const page = {
    data: offers,
    ...pageFacts(offers.length, 1, 24),
    facets: { ...none, city: cities },
    prices: { min: 100_000, max: 200_000, histogram: [] },
  };
  const parts = {
    bar: null,
    filters: null,
    errors: null,
    head: null,
    active: null,
    empty: 'nothing',
    card: (offer: PackageSummary) => <a href={`#${offer.id}`}>{offer.title}</a>,
    addressOf: packagePath,
    offers: { '@type': 'ItemList' },
    isChanged,
  };
  return renderPage(
    <PackagesMapPage
      page={page}
      locations={[colombia]}
      parts={parts}
      ground={(detail) => `<path d="${detail}"/>`}
      projection={projection}
    />,
    { path: '/packages-airbnb', search, locale },
  ).replaceAll('\u00A0', ' ');
}

const hrefOf = (html: string, label: string) =>
  new RegExp(`<a[^>]*?href="([^"]*)"[^>]*aria-label="${label}"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const queryOf = (href: string) => new URLSearchParams(href.split('?')[1]?.split('#')[0]);

describe('the packages on the map', () => {
  it('lists every pin of the map', () => {
    const html = render('');
    for (const { id } of two) expect(html).toContain(`<li data-package="${id}"><a href="#${id}">`);
    expect(html).toContain('aria-label="US$ 1,420: Package a, Clínica Ceiba"');
    expect(html).toContain('aria-label="US$ 1,420: Package b, Clínica Ceiba"');
  });

  it('moves by links that change only the visible area', () => {
    const query = queryOf(hrefOf(render('?country=CO&page=2'), 'Zoom in'));
    expect([...query.keys()].toSorted()).toEqual(['country', 'page', 'view']);
    const [west = 0, , east = 0] = query.get('view')?.split(',').map(Number) ?? [];
    expect((west + east) / 2).toBeCloseTo(-74.8, 0);
  });

  it('offers to search the visible area after it moved', () => {
    expect(render('')).toMatch(/href="[^"]*"[^>]*hidden=""[^>]*data-map="search-here"/);
    const [link = ''] = /<a[^>]*data-map="search-here"/.exec(render('?view=-76,5,-75,7&page=2')) ?? [];
    expect(link).not.toContain('hidden');
    expect([...queryOf(link).keys()]).toEqual(['bbox']);
  });

  it('shows the searched area as a removable filter', () => {
    const html = render('?bbox=-76,5,-75,7&country=CO');
    expect(hrefOf(html, 'Remove: In the map area')).toBe('/packages-airbnb?country=CO');
    expect(render('?bbox=abc')).toContain('We couldn’t read the area in the link.');
  });

  it("opens the selected pin's card with the rides of the stay, and keeps the others closed", () => {
    const html = render('?pin=b');
    expect(html).toMatch(/<li data-package="b"><div class="map-chosen-head">/);
    expect(html).toMatch(/<li data-package="a" hidden="">/);
    expect(html).toMatch(/BOG<\/li><li class="ride-leg num"><b>10–35 min<\/b><span>11 km<\/span>/);
    expect(hrefOf(html, 'Close')).toBe('/packages-airbnb#map');
  });

  it('shows where packages on further pages are', () => {
    expect(render('')).toContain('title="Bogotá: 6 more packages"');
    expect(render('?city=medellin')).not.toContain('Bogotá: 6');
    expect(render('', two, false, 'es')).toContain('title="Bogotá: 6 paquetes más"');
  });

  it("shows the number of a clinic's packages on its pin", () => {
    const html = render('', [
      makeOffer('a'),
      makeOffer('c', { total: { amount: 90_000, currency: 'USD', approximate: true } }),
    ]);
    expect(html).toContain('aria-label="2 packages from ≈ US$ 900: Clínica Ceiba"');
    expect(html).toContain('data-count="2">900</a>');
  });

  it('draws the detailed coast only when zoomed in', () => {
    expect(render('?view=-78,2,-72,8')).toContain('<path d="full"/>');
    expect(render('?view=-110,-30,-40,30')).toContain('<path d="simple"/>');
  });

  it('is indexable only without filters', () => {
    expect(render('')).toContain('<link rel="canonical" href="https://travesia.example/packages-airbnb"/>');
    for (const search of ['?bbox=-76,5,-75,7', '?view=-76,5,-75,7', '?pin=a'])
      expect(render(search)).toContain('<meta name="robots" content="noindex"/>');
    expect(render('', two, true)).toContain('noindex');
  });

  it("keeps the filters in the link back to the list, and drops the map's own parameters", () => {
    expect(render('?country=CO&bbox=-76,5,-75,7&pin=a')).toContain('href="/packages?country=CO"');
  });
});
