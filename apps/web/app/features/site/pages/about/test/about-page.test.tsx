import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { countedMean } from '../counted-mean.ts';
import type { AboutData } from '../load-about.ts';
import { AboutPage } from '../ui/about-page.tsx';

const DATA: AboutData = {
  stats: {
    countries: 10,
    cities: 32,
    treatments: 27,
    partners: 57,
    verified_partners: 49,
    directory: 12,
    packages: 390,
    clinicians: 180,
    reviews: 238,
    credentials_checked: 330,
  },
  ledger: {
    as_of: '2026-11-20',
    partners: { verified: 49, pending: 6, expired: 1, rejected: 3, unverified: 2, suspended: 1 },
    credentials: { in_force: 330, expired: 9, being_checked: 30, checked_on: '2026-11-18' },
    reviews: { published: 200, low: 30, answered: 58, rejected: 0 },
    registers: { listings: 12, sources: 2, imported_on: null },
  },
};

describe('the about page', () => {
  it('shows rejected checks beside successful ones, with the date of the count', () => {
    const html = renderPage(<AboutPage {...DATA} />, { path: '/about' });
    expect(html).toMatch(/Rejected, not shown<\/dt><dd>3</);
    expect(html).toContain('30 (15%)');
    expect(html).toContain('Nov 20, 2026');
    expect(html).toContain('none yet');
  });

  it('says that the installation is a demo only when it is', () => {
    expect(renderPage(<AboutPage {...DATA} />, { demo: true })).toContain('are fictional');
    expect(renderPage(<AboutPage {...DATA} />)).not.toContain('are fictional');
  });

  it('renders completely when the figures cannot be loaded', () => {
    const html = renderPage(<AboutPage stats={null} ledger={null} />, { locale: 'es' });
    expect(html).toContain('No se pudieron cargar las cifras');
    expect(html).toContain('Seguro de responsabilidad civil');
  });
});

describe('countedMean', () => {
  it('ranks fifty good reviews above three perfect ones', () => {
    expect(countedMean(4.6, 50)).toBeGreaterThan(countedMean(5, 3));
  });

  it('is the assumed average without reviews', () => {
    expect(countedMean(0, 0)).toBe(3.8);
  });
});
