import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { compareTrip } from '../comparison.ts';
import { makeEstimate } from '../testing/make-estimate.ts';
import { makePrices, makeReview } from '../testing/make-home.ts';
import { ComparisonResult } from '../ui/comparison-result.tsx';
import { ComparisonSources } from '../ui/comparison-sources.tsx';
import { HomePage } from '../ui/home-page.tsx';
import { Reviews } from '../ui/reviews.tsx';

const NOTHING = {
  stats: null,
  locations: [],
  ticket: null,
  lead: [],
  comparison: null,
  compared: [],
  clinics: [],
  verifiedCount: 0,
  reviews: { kind: null, critical: null },
};

const treatment = {
  slug: 'gastric-sleeve',
  name: 'Gastric sleeve',
  short_name: 'Gastric sleeve',
  summary: '',
  category: { slug: 'bariatric', name: 'Weight loss' },
  unit: 'per_procedure',
  price: null,
  home_price: null,
  hospital_nights: 2,
  stay_days_min: 5,
  stay_days_max: 7,
  fly_home_min_days: 5,
  trips: 1,
  risk_class: 'medium',
  restricted: false,
  package_count: 0,
  provider_count: 0,
} as const;

const comparison = (search = '') => {
  const found = compareTrip(makeEstimate(), makePrices(), search, 1);
  if (!found) throw new Error('no comparison');
  return { ...found, treatment };
};

describe('HomePage', () => {
  const page = renderPage(
    <HomePage
      content={NOTHING}
      map=""
      ticketTo=""
      searchBox={<form id="search" />}
      treatmentCards={[]}
      clinicBadges={[]}
    />,
    { search: '?utm_source=x' },
  );

  it('renders completely when no part could be loaded', () => {
    expect(page).toContain('<form id="search">');
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain('22 items');
    expect(page).not.toMatch(/null|undefined|NaN/);
  });

  it('tells search engines the search URL, and has one canonical URL', () => {
    expect(page).toContain('/find-care?q={search_term_string}');
    expect(page).toContain('<link rel="canonical" href="https://travesia.example/"/>');
  });
});

describe('ComparisonResult', () => {
  it('shows the amount with its currency and labels it', () => {
    const html = renderPage(<ComparisonResult comparison={comparison()} />);
    expect(html).toContain('<span data-part="saving">12,330</span>');
    expect(html).toMatch(/data-part="more" hidden/);
  });

  it('says when the trip costs more than staying', () => {
    const dear = comparison();
    const html = renderPage(
      <ComparisonResult comparison={{ ...dear, cost: { ...dear.cost, total: 21_000, saving: -1_000 } }} />,
    );
    expect(html).toMatch(/data-part="less" hidden/);
    expect(html).toContain('<span data-part="saving">1,000</span>');
  });
});

it('shows source, date and basis of both ranges', () => {
  const html = renderPage(<ComparisonSources comparison={comparison('?to=PE')} />, { locale: 'pt' });
  expect(html).toContain('reference P7, 29 de set. de 2026');
  expect(html).toContain('estimado por modelo');
});

it("marks a review's language when it is not the reader’s", () => {
  const kind = { review: makeReview(), provider: { name: 'Ceiba', slug: 'ceiba', city: 'Medellín' } };
  const html = renderPage(<Reviews reviews={{ kind, critical: null }} counts={[1, 0, 0, 0, 0]} clinics={1} />, {
    locale: 'es',
  });
  expect(html).toContain('<blockquote lang="en">');
});
