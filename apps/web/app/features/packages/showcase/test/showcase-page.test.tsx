import type { PackageShowcase, PackageSummary } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { ShowcasePage } from '../ui/showcase-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD', approximate: false });
const offer: PackageSummary = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  title: 'One implant',
  photo: null,
  treatment: { slug: 'dental-implant-single', name: 'Dental implant', unit: 'per_tooth' },
  provider: {
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
    slug: 'ceiba',
    name: 'Ceiba',
    verification_status: 'verified',
    next_free_on: null,
    rating: { average: 4.6, count: 87 },
  },
  quote: null,
  city: { slug: 'medellin', name: 'Medellín' },
  country: { code: 'CO', name: 'Colombia' },
  lat: null,
  lon: null,
  demo: true,
  price: usd(142_000),
  shown_price: usd(142_000),
  claim: 'total',
  total: usd(160_500),
  missing: [],
  home_price: null,
  deposit_percent: 20,
  nights: 5,
  nights_included: 5,
  stay_days: 6,
  fly_home_min_days: 1,
  included_count: 16,
  answered_count: 22,
  answers: 'iiiaiiiiaiiiiiiinaaiin',
  clinician: null,
  clinician_id: null,
  confirmed_on: '2026-11-12',
  why: [],
};
const showcase: PackageShowcase = {
  groups: [
    { rule: 'lowest_total', data: [offer] },
    { rule: 'best_rated', data: [] },
    { rule: 'most_included', data: [offer] },
    { rule: 'shortest_away', data: [offer] },
    { rule: 'newest_price', data: [offer] },
  ],
  reviews_least: 20,
  read_on: '2026-11-20',
};
const html = renderPage(<ShowcasePage showcase={showcase} card={({ title }) => <h3>{title}</h3>} />, {
  path: '/package-showcase',
});
const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

describe('packages chosen by rule', () => {
  it('describes each rule, and says that placement is not paid', () => {
    expect(text).toContain('Clinics with at least 20 reviews, highest average first');
    expect(text).toContain('Clinics can’t pay for a position. As of Nov 20, 2026.');
  });

  it('shows above each package the figure it was chosen by', () => {
    expect(text).toContain('Dental implant: US$ 1,605 with extras One implant');
    expect(text).toContain('16 of 22 items included One implant');
    expect(text).toContain('Plan for 6 days One implant');
    expect(text).toContain('Price confirmed on Nov 12, 2026 One implant');
  });

  it('links each rule to the full list', () => {
    expect(html).toContain('href="/packages?verified=true&amp;sort=price"');
    expect(html).toContain('href="/packages?verified=true&amp;sort=nights"');
  });

  it('says when no package meets a rule, instead of hiding it', () => {
    expect(text).toContain('Highest rated by patients');
    expect(text).toContain('No packages meet this rule today.');
  });
});
