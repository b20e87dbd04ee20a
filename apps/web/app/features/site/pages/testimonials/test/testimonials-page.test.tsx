import type { PlacedReview } from '@travesia/contracts/reviews';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import type { TestimonialsData } from '../load-testimonials.ts';
import { orderOf } from '../review-filters.ts';
import { TestimonialsPage } from '../ui/testimonials-page.tsx';

const REVIEW: PlacedReview = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
  author: 'Rosa D.',
  author_place: 'El Paso',
  language: 'es',
  treatment: null,
  overall: 2,
  scores: { care: 2, communication: 2, facility: 3, value: 2 },
  title: 'Tres conductores',
  body: 'En cinco días.',
  visited_month: '2026-08',
  stage: 'day14',
  published_on: '2026-10-01',
  reply: null,
  demo: true,
  provider: { slug: 'clinica-x', name: 'Clínica X', city: 'Bogotá', country: { code: 'CO', name: 'Colombia' } },
};

function makeData(reviews: PlacedReview[], total = reviews.length): TestimonialsData {
  const page = {
    data: reviews,
    total,
    page: 1,
    page_size: 12,
    total_pages: Math.ceil(total / 12),
    has_next: false,
    has_previous: false,
    average: 2,
    distribution: [0, total, 0, 0, 0],
    facets: { treatment: [], country: [{ value: 'CO', label: 'Colombia', count: 1 }], written: [] },
  };
  return { page, all: 238, errors: {} };
}

const render = (review: PlacedReview) => <article>{review.title}</article>;

describe('the testimonials page', () => {
  it('shows a low review with its clinic, and the rating distribution', () => {
    const html = renderPage(<TestimonialsPage {...makeData([REVIEW])} render={render} />, { path: '/testimonials' });
    expect(html).toContain('Tres conductores');
    expect(html).toContain('/providers/clinica-x#reviews');
    expect(html).toContain('All 238 published reviews');
    expect(html).toContain('distribution');
  });

  it('shows each active filter with a link that removes it', () => {
    const site = { path: '/testimonials', search: '?country=CO&stars=2&sort=lowest' };
    const html = renderPage(<TestimonialsPage {...makeData([REVIEW])} render={render} />, site);
    expect(html).toContain('aria-label="Remove: Colombia"');
    expect(html).toContain('href="/testimonials?country=CO&amp;sort=lowest#reviews"');
    expect(html).toContain('noindex');
  });

  it('says when nothing matches, and when the page is past the last one', () => {
    const none = renderPage(<TestimonialsPage {...makeData([])} render={render} />, { locale: 'pt' });
    expect(none).toContain('Nenhuma avaliação corresponde a esses filtros');
    const past = renderPage(<TestimonialsPage {...makeData([], 30)} render={render} />, { search: '?page=9' });
    expect(past).toContain('There are 3 pages of reviews');
  });

  it('labels reviews as fictional only when they are', () => {
    const html = (demo: boolean) => renderPage(<TestimonialsPage {...makeData([])} render={render} />, { demo });
    expect(html(true)).toContain('These reviews are fictional');
    expect(html(false)).not.toContain('These reviews are fictional');
  });
});

describe('orderOf', () => {
  it('is newest unless a known order is requested', () => {
    expect(orderOf('?sort=lowest')).toBe('lowest');
    expect(orderOf('?sort=paid')).toBe('newest');
  });
});
