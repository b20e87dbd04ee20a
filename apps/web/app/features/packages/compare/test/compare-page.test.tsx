import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import type { ComparedPackages, CompareData } from '../load-compare.ts';
import { makeCompared, makeMissing, makePackages } from '../testing/make-comparison.ts';
import { ComparePage } from '../ui/compare-page.tsx';
import { PackageComparison } from '../ui/package-comparison.tsx';

const PARTS = {
  address: () => '/providers/x',
  badge: () => null,
  request: ({ id }: { id: string }) => `/booking/consultation?package=${id}`,
};
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s ]+/g, ' ');

const whole = makeCompared('Whole', 139_000);
const bare = makeCompared('Bare', 118_000, [
  makeMissing(),
  makeMissing({ key: 'transfers', basis: 'market', price: { amount: 15_000, currency: 'USD', approximate: true } }),
  makeMissing({ key: 'interpreter', basis: 'unknown', price: null, market: null }),
  makeMissing({ key: 'companion', counted: false }),
]);

function page(data: ComparedPackages, { locale = 'en' as Locale, search = '?packages=a,b' } = {}): string {
  const facts: CompareData = { ...data, left: 0, mixed: false };
  const site = { locale, search, path: '/compare' };
  return renderPage(
    <ComparePage data={facts}>
      <PackageComparison data={data} parts={PARTS} />
    </ComparePage>,
    site,
  );
}

describe('packages side by side', () => {
  const html = page(makePackages([whole, bare]));

  it('renders a head per column, a row head for each of the 22 lines, and group heads', () => {
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
    expect(html.match(/<th scope="row" class="compare-label">Line /g)).toHaveLength(22);
    expect(html).toMatch(/<th scope="rowgroup" colSpan="3">/);
    expect(html).toContain('<caption class="sr-only">Packages side by side</caption>');
  });

  it('shows the extra cost, its basis and the market price for a missing line', () => {
    const text = words(html);
    expect(text).toContain('Not included 3 nights You would also pay about US$ 120 Clinic’s own price');
    expect(text).toContain('Market in Lima: ≈ US$ 150, median of 4 other packages');
    expect(text).toContain('You would also pay ≈ US$ 150 Market estimate');
    expect(text).toContain('No price available, so it isn’t in the total');
    expect(text).toContain('Optional, not in the total');
  });

  it('says what each price covers where that is less than the procedure', () => {
    // Of both columns: the leading figure, and the clinic's price.
    expect(words(html).match(/per tooth/g)).toHaveLength(4);
  });

  it('summarizes the number of lines, how many are estimated or unpriced, and the date of the data', () => {
    const text = words(html);
    expect(text).toContain('US$ 270 for 3 items 1 is a market estimate 1 item without a price isn’t counted');
    expect(text).toContain('as of Nov 21, 2026');
    expect(text).toContain('rates of Sep 29, 2026');
  });

  it('marks the lowest total and says it differs from the lowest price', () => {
    expect(words(html)).toContain(
      'Bare charges US$ 1,180, or ≈ US$ 1,450 with everything the treatment needs. Whole comes to US$ 1,390.',
    );
    expect(html.match(/Lowest total/g)).toHaveLength(1);
  });

  it('marks differing rows in words too, and can show only those', () => {
    expect(html).toContain('Line lodging<span class="sr-only"> (different)</span>');
    const only = page(makePackages([whole, bare]), { search: '?packages=a,b&show=differences' });
    expect(only.match(/<th scope="row" class="compare-label">Line /g)).toHaveLength(4);
    expect(words(only)).toContain('Request a consultation');
  });

  it('links each column to its request and to its removal, naming the clinic', () => {
    expect(html).toMatch(/Request a consultation <span class="sr-only">Whole<\/span>/);
    expect(html).toContain(`href="/booking/consultation?package=${whole.package.id}"`);
    const search = `?packages=${whole.package.id},${bare.package.id}`;
    expect(page(makePackages([whole, bare]), { search, locale: 'pt' })).toContain(
      `href="/pt/compare?packages=${bare.package.id}" aria-label="Remover Implant at Whole, Whole"`,
    );
  });

  it('renders a column with an explanation for an unknown id', () => {
    const html2 = page(makePackages([whole], { gone: ['bad-id'] }), { search: `?packages=${whole.package.id},bad-id` });
    expect(words(html2)).toContain(
      'No longer available The package is no longer available, or the link is incomplete.',
    );
    expect(html2).toContain(`href="/compare?packages=${whole.package.id}"`);
  });

  it('is noindex, and suggests packages for the free columns', () => {
    const addition = { id: 'x', name: 'Third', owner: 'Clinic', detail: 'Clinic, Lima', price: null };
    const html3 = page(makePackages([whole], { additions: [addition] }), { search: '?packages=a' });
    expect(html3).toContain('content="noindex"');
    expect(html3).toContain('href="/compare?packages=a,x"');
    expect(html3).toContain('data-name="Clinic: Third"');
  });
});

describe('an empty comparison', () => {
  it.each(['en', 'es', 'pt'] as const)('explains itself in %s', (locale) => {
    const html = renderPage(<ComparePage data={{ kind: 'nothing', left: 0, mixed: false }}>{null}</ComparePage>, {
      locale,
      path: '/compare',
    });
    expect(html).toContain(`href="${locale === 'en' ? '' : `/${locale}`}/packages"`);
    expect(html).not.toContain('<table');
  });
});
