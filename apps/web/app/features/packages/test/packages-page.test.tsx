import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import type { PackageListData } from '../load-packages.ts';
import { makePackage } from '../testing/make-package.ts';
import { makePage } from '../testing/make-page.ts';
import { PackagesPage } from '../ui/list/packages-page.tsx';

const render = (search: string, data: Partial<PackageListData> = {}, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderPage(
    <PackagesPage
      data={{ page: makePage([makePackage()]), errors: {}, loosenings: [], ...data }}
      treatment={null}
      picture={() => '<svg></svg>'}
    />,
    { path: '/packages', search, locale },
  );
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();
const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');

describe('the list of packages', () => {
  it('shows the count as a status, and explains the order', () => {
    const page = makePage([makePackage()], { total: 28 });
    const html = render('?sort=price', { page });
    expect(words(/role="status">(.*?)<\/p>/.exec(html)?.[1] ?? '')).toBe(
      '28 packages Lowest total first, with everything the treatment needs. Clinics can’t pay for a position.',
    );
  });

  it('shows each active filter as a link that removes only that filter', () => {
    const html = render('?country=CO&country=MX&price_max=1700&sort=price');
    const [, href] = /href="([^"]*)" aria-current="true" aria-label="Remove: Colombia"/.exec(html) ?? [];
    expect([...new URLSearchParams(href?.split('?')[1]?.replaceAll('&amp;', '&'))]).toEqual([
      ['price_max', '1700'],
      ['sort', 'price'],
      ['country', 'MX'],
    ]);
    expect(words(html)).toContain('Up to US$ 1,700');
    expect(html.match(/<input[^>]*name="country"[^>]*checked=""[^>]*>/g)).toHaveLength(2);
  });

  it('marks its prices up as offers: an all-in price in the provider’s own currency, otherwise the total', () => {
    const whole = makePackage({ claim: 'all_in', missing: [], total: makePackage().shown_price });
    const [list] = jsonLd(render('', { page: makePage([makePackage(), whole]) }))['@graph'];
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
    expect(list.itemListElement[0].item).toMatchObject({
      '@type': 'Offer',
      price: '1605.00',
      priceCurrency: 'USD',
      seller: { name: 'Clínica Dental Ceiba' },
    });
    expect(list.itemListElement[1].item).toMatchObject({ price: '5480000.00', priceCurrency: 'COP' });
  });

  it('keeps filtered lists out of search engines, and gives further pages their own URL', () => {
    expect(render('?country=CO')).toContain('<meta name="robots" content="noindex"/>');
    const second = render('?page=2', { page: makePage([makePackage()], { page: 2, total_pages: 3 }) }, 'pt');
    expect(second).toContain('<link rel="canonical" href="https://travesia.example/pt/packages?page=2"/>');
  });

  it('names the filter that hides the most when nothing is left', () => {
    const html = render('?country=CO&price_max=500', {
      page: makePage([]),
      loosenings: [{ name: 'price_max', total: 3 }],
    });
    expect(words(html)).toContain('Without “Up to US$ 500”: 3 packages');
    expect(html).toContain('href="/packages?country=CO"');
  });

  it("shows a filter's error at its field, and does not show it as active", () => {
    const html = render('?price_max=abc', { errors: { price_max: 'This is not a number.' } });
    expect(html).toContain('<a href="#field-price_max">Total price: This is not a number.</a>');
    expect(html).not.toContain('Remove: ');
  });

  it('links back from a page past the last one', () => {
    const html = render('?page=9', { page: makePage([], { total: 30, page: 9, total_pages: 2 }) }, 'es');
    expect(words(html)).toContain('Esta lista tiene 2 páginas.');
    expect(html).toContain('href="/es/packages?page=2"');
  });
});
