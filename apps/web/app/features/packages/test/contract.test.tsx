import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { byGroup, quantityText } from '../contract-view.ts';
import { makeDetail, makeLine as line } from '../testing/make-detail.ts';
import { makePackage } from '../testing/make-package.ts';
import { PackageContract } from '../ui/contract/package-contract.tsx';
import { PackageLinks } from '../ui/contract/package-links.tsx';
import { PriceLines } from '../ui/contract/price-lines.tsx';
import { ProviderPackages } from '../ui/contract/provider-packages.tsx';

const detail = makeDetail();
const other = makePackage({ id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', title: 'Zirconia crown' });
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const pathOf = (id: string, treatment = 'dental-implant-single') => `/packages/${treatment}/clinica-dental-ceiba-${id}`;

describe('the packages of a provider', () => {
  const html = renderPage(
    <ProviderPackages
      offers={[{ ...detail, treatment: { ...detail.treatment, slug: 'crown' } }, other]}
      provider={{
        prerequisites: [{ treatment: other.treatment.slug, text: 'Traiga su radiografía.', language: 'es' }],
      }}
    />,
  );

  it('lead each to its own page and say what the price leaves out', () => {
    expect(html).toContain(`href="${pathOf(detail.id, 'crown')}"`);
    expect(html).toContain(`href="${pathOf(other.id)}"`);
    const text = words(html);
    expect(text).toContain('5 nights needed, not included, ≈ US$ 185');
    expect(text).toContain('With Dra. Elena Restrepo');
  });

  it('say what the clinic asks for before those treatments, in its language', () => {
    expect(words(html)).toContain('what the clinic asks for Traiga su radiografía.');
    expect(html.match(/Traiga su radiografía/g)).toHaveLength(1);
    expect(html).toContain('lang="es"');
  });
});

describe('the price of a package', () => {
  it('shows for each of 22 items what is included, how much, and the cost of what is not', () => {
    const html = renderPage(<PackageContract detail={detail} />);
    const text = words(html);
    expect(html.match(/class="contract-line /g)).toHaveLength(22);
    expect(text).toContain('lodging : Included 5 nights · 3-star hotel');
    expect(text).toContain('companion : Not included ≈ US$ 28');
    expect(text).toContain('16 included 2 not included 4 do not apply');
  });

  it('adds up to the price in the provider’s currency, with deposit and rate date', () => {
    const text = words(renderPage(<PriceLines detail={detail} />));
    expect(text).toContain('Clinic’s price COP 5,480,000 ≈ US$ 1,420 at the rates of Sep 29, 2026');
    expect(text).toContain('Deposit, 20% COP 1,096,000');
  });
});

describe('package links beside a profile', () => {
  it('show the starting price and its unit, and link to each package', () => {
    const html = renderPage(<PackageLinks offers={[makePackage(), other]} />);
    expect(words(html)).toContain('Packages from ≈ US$ 1,605 total with extras, per tooth');
    expect(html).toContain(`href="${pathOf(other.id)}"`);
  });
});

describe('a line of the contract', () => {
  it('is in its group, in contract order', () => {
    const lines = [
      line({ key: 'lodging', group: 'travel' }),
      line({ key: 'facility' }),
      line({ key: 'implants_devices' }),
    ];
    expect(byGroup(lines).map(({ group, lines: found }) => [group, found.map(({ key }) => key)])).toEqual([
      ['core', ['facility', 'implants_devices']],
      ['travel', ['lodging']],
    ]);
  });

  it('omits pieces when the detail names them', () => {
    expect(quantityText({ quantity: 2, quantity_unit: 'pieces' })).toBeNull();
    expect(quantityText({ quantity: 6, quantity_unit: 'months' })).toEqual({ key: 'quantity.months', count: 6 });
    expect(quantityText({ quantity: null, quantity_unit: 'months' })).toBeNull();
  });
});
