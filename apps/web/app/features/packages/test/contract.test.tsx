import { type Inclusion, type PackageDetail, INCLUSION_KEYS } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { byGroup, quantityText } from '../contract-view.ts';
import { makePackage } from '../testing/make-package.ts';
import { OnePackagePage } from '../showcase/ui/one-package-page.tsx';
import { PackageLinks } from '../ui/contract/package-links.tsx';
import { ProviderPackages } from '../ui/contract/provider-packages.tsx';

const ANSWERS = { i: 'included', n: 'not_included', a: 'not_applicable' } as const;
const line = (changes: Partial<Inclusion>): Inclusion => ({
  key: 'surgeon_fee',
  group: 'core',
  label: 'Surgeon fee',
  answer: 'included',
  quantity: null,
  quantity_unit: null,
  detail: null,
  extra_price: null,
  needed_because: null,
  ...changes,
});
const inclusions = INCLUSION_KEYS.map((key, index) =>
  line({
    key,
    label: key,
    group: index < 14 ? 'core' : 'travel',
    answer: ANSWERS[(makePackage().answers[index] ?? 'a') as 'i' | 'n' | 'a'],
  }),
).map((one) => {
  if (one.key === 'lodging') return { ...one, quantity: 5, quantity_unit: 'nights', detail: '3-star hotel' };
  if (one.key === 'companion') return { ...one, extra_price: { amount: 2_800, currency: 'USD', approximate: true } };
  return one;
});
const detail: PackageDetail = {
  ...makePackage(),
  description: 'One implant.',
  inclusions,
  lines: [
    { key: 'surgeon_fee', label: 'Surgeon fee', amount: { amount: 400_000_000, currency: 'COP' } },
    { key: 'taxes_fees', label: 'Taxes and fees', amount: { amount: 148_000_000, currency: 'COP' } },
  ],
  deposit: { amount: 109_600_000, currency: 'COP' },
  cancellation_policy: 'standard',
  cancellation: null,
  rate_date: '2026-09-29',
  price_version: 1,
  version: 1,
};
const other = makePackage({ id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', title: 'Zirconia crown' });
const policy = { key: 'standard', version: 1, name: 'Standard', summary: 'Half up to 15 days before.' };
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

describe('the packages of a provider', () => {
  const html = renderPage(<ProviderPackages data={{ offers: [detail, other], opened: detail }} policy={policy} />);

  it('opens the requested one with 22 lines and links to the others', () => {
    expect(html).toContain(`id="package-${detail.id}" open=""`);
    expect(html).not.toContain(`id="package-${other.id}" open`);
    expect(html.match(/class="contract-line /g)).toHaveLength(22);
    expect(html).toContain(`href="/providers/clinica-dental-ceiba?package=${other.id}#package-${other.id}"`);
  });

  it('shows for each line what is included, how much, and the cost of what is not', () => {
    const text = words(html);
    expect(text).toContain('lodging : Included 5 nights, 3-star hotel');
    expect(text).toContain('companion : Not included ≈ US$ 28');
    expect(text).toContain('16 included 2 not included 4 do not apply');
  });

  it('adds up to the price in the provider’s currency, with deposit, rate date and cancellation policy', () => {
    const text = words(html);
    expect(text).toContain('Clinic’s price COP 5,480,000 ≈ US$ 1,420 at the rates of Sep 29, 2026');
    expect(text).toContain('Deposit, 20% COP 1,096,000');
    expect(text).toContain('Cancellation policy: Standard. Half up to 15 days before.');
  });

  it('shows no policy it does not know', () => {
    const data = { offers: [detail], opened: { ...detail, cancellation_policy: 'surgical' } };
    expect(words(renderPage(<ProviderPackages data={data} policy={policy} />))).toContain(
      'This package has its own cancellation policy.',
    );
  });
});

describe('package links beside a profile', () => {
  it('show the starting price and its unit, and link to each package', () => {
    const html = renderPage(<PackageLinks offers={[makePackage(), other]} />);
    expect(words(html)).toContain('Packages from ≈ US$ 1,605 total with extras, per tooth');
    expect(html).toContain(`href="/providers/clinica-dental-ceiba?package=${other.id}#package-${other.id}"`);
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

describe('a package to share', () => {
  const html = renderPage(<OnePackagePage detail={detail} />, { path: '/package-showcase' });

  it('shows the price, the clinic, everything it includes, and the way to ask', () => {
    expect(html).toContain(`<h1>${detail.title}</h1>`);
    expect(html).toContain(`href="/providers/${detail.provider.slug}"`);
    expect(html).toContain(`package=${detail.id}`);
    expect(html).toContain('class="contract"');
    expect(html).toContain('price-lines');
  });

  it('has an address and a preview of its own, and a button that shares it', () => {
    expect(html).toContain(
      `<link rel="canonical" href="https://travesia.example/package-showcase?package=${detail.id}"`,
    );
    expect(html).toContain(`/og/en/package/${detail.id}.png`);
    expect(html).toContain('data-enhance="share"');
  });
});
