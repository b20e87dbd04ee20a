import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import type { MarketPageData } from '../load-market.ts';
import { makeMarket } from '../testing/make-market.ts';
import { MarketPage } from '../ui/market-page.tsx';

const found = makeMarket();
const choices: TreatmentSummary[] = [found.treatment];
const SLUG = 'dental-implant-single';
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const render = (search = '', changes: Partial<MarketPageData> = {}, locale: 'en' | 'es' = 'en') =>
  renderPage(<MarketPage choices={choices} found={found} asked={null} unit="per tooth" flightDay={1} {...changes} />, {
    path: '/treatment-marketplace',
    search,
    locale,
  });

describe('one treatment across countries', () => {
  it('describes each bar in words, the price at home first', () => {
    const text = words(render());
    expect(text).toContain('United States, at home Typical US$ 3,100–5,800');
    expect(text).toContain('Mexico US$ 700–1,500, median US$ 1,100 (3 packages) Typical US$ 800–1,900');
    expect(text).toContain('Panama Typical US$ 1,100–2,000');
  });

  it('shows figures that are the same for every country once', () => {
    const text = words(render());
    expect(text).toContain('Earliest flight home, all countries day 1 after the procedure');
    expect(text).toContain('Trips 2 trips, the second 3 to 6 months after the first');
  });

  it('shows all figures of a country, and links to its packages', () => {
    const html = render();
    expect(words(html)).toContain(
      'Colombia 3 packages US$ 900 US$ 1,400 US$ 2,100 US$ 750–1,800 published 2–5 4–7 2 1 verified 4.5 120 reviews',
    );
    expect(html).toContain(`href="/packages/${SLUG}?country=CO"`);
    expect(words(html)).toContain('Panama no packages yet – – – US$ 1,100–2,000');
  });

  it('sorts by links, and marks the sorted column', () => {
    const html = render('?sort=-rating');
    expect(html).toContain('aria-sort="descending"');
    expect(html.match(/aria-sort/g)).toHaveLength(1);
    expect(html).toContain(`href="/treatment-marketplace?treatment=${SLUG}&amp;sort=rating#table"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('exports the table as a file, in the same order', () => {
    expect(render('?sort=low', {}, 'es')).toContain(
      `href="/es/treatment-marketplace.csv?sort=low&amp;treatment=${SLUG}"`,
    );
  });

  it('says what is unknown, and offers a choice of treatment', () => {
    const html = render('?treatment=horoscope', { found: null, asked: 'horoscope' });
    expect(words(html)).toContain('horoscope is not in our catalog. Choose a treatment');
    expect(html).toContain(`<option value="${SLUG}">Dental implant</option>`);
  });

  it('hides the choice when there are no packages', () => {
    const html = render('', { found: null, choices: [] });
    expect(words(html)).toContain('No clinic has published a package yet.');
    expect(html).not.toContain('<select');
  });
});
