import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../lib/site/testing/render-page.tsx';
import { Board } from '../board/board.tsx';
import { classNames } from '../class-names.ts';
import { CheckboxList } from '../field/choice-list.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { Icon } from '../icon/icon.tsx';
import { ICON_PATHS } from '../icon/icon-paths.ts';
import { IconSheet } from '../icon/icon-sheet.tsx';
import { pageNumbers } from '../navigation/page-numbers.ts';
import { Pagination } from '../navigation/pagination.tsx';
import { Price } from '../price/price.tsx';
import { Rating } from '../rating/rating.tsx';

const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('icons', () => {
  it.each(Object.entries(ICON_PATHS))('%s matches lucide’s drawing', (name, paths) => {
    const component = name.replaceAll(/(^|-)([a-z0-9])/g, (_whole, _dash, letter: string) => letter.toUpperCase());
    const Drawn = (lucide as unknown as Record<string, ComponentType>)[component];
    if (!Drawn) throw new Error(`lucide has no ${component}`);
    const parts = (markup: string) =>
      [...markup.matchAll(/(d|cx|cy|r|x1?|y1?|x2|y2|width|height|rx|points)="([^"]*)"/g)].map(([whole]) => whole);
    const svg = renderToStaticMarkup(createElement(Drawn));
    expect(parts(paths)).toEqual(parts(svg.slice(svg.indexOf('>'))));
  });
});

describe('IconSheet', () => {
  const html = renderPage(
    <IconSheet>
      <Icon name="star" />
      <Icon name="star" />
      <Icon name="x" />
    </IconSheet>,
  );

  it('draws an icon once, however often it is shown', () => {
    expect(html.match(/<use href="#i0"/g)).toHaveLength(2);
    expect(html.split(ICON_PATHS.star)).toHaveLength(2);
    expect(html).toContain('<symbol id="i0" viewBox="0 0 24 24">');
  });

  it('leaves an icon where it is if a reference would be as long', () => {
    expect(html).not.toContain('id="i1"');
    expect(html).toContain(ICON_PATHS.x);
  });
});

describe('the board', () => {
  it.each(['light', 'dark'] as const)(
    'shows every component in the %s theme, in three languages, with unique ids',
    (theme) => {
      for (const locale of ['en', 'es', 'pt'] as const) {
        const html = renderPage(<Board theme={theme} />, { locale });
        expect(html.length).toBeGreaterThan(20_000);
        expect(ids(html).length).toBe(new Set(ids(html)).size);
      }
    },
  );

  it('links every label and description to an existing element', () => {
    const html = renderPage(<Board theme="light" />);
    const known = new Set(ids(html));
    const asked = [
      ...html.matchAll(/ (?:for|aria-describedby|aria-labelledby|popoverTarget|commandfor)="([^"]+)"/g),
    ].flatMap((match) => (match[1] ?? '').split(' '));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('Pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 16, [1, 2, 3, null, 16]],
    [4, 16, [1, 2, 3, 4, 5, null, 16]],
    [9, 16, [1, null, 8, 9, 10, null, 16]],
    [16, 16, [1, null, 15, 16]],
  ])('page %d of %d shows %j', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });

  it('links back and forward, marks the current page, and is absent for a single page', () => {
    const html = renderPage(<Pagination page={2} pages={3} href={(page) => `?page=${page}`} />, { locale: 'es' });
    expect(html).toContain('<a href="?page=1" rel="prev">Anterior</a>');
    expect(html).toContain('<a href="?page=2" aria-current="page" aria-label="Página 2">2</a>');
    expect(html).toContain('<a href="?page=3" rel="next">Siguiente</a>');
    expect(renderPage(<Pagination page={1} pages={1} href={String} />)).toBe('');
  });
});

describe('Price', () => {
  it('reads as one sentence and marks a converted amount', () => {
    const html = renderPage(<Price money={{ amount: 189000, currency: 'USD' }} approximate note="with flights" />);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('≈ US$\u00A01,890with flights');
  });
});

describe('Rating', () => {
  it('shows a mean with its count, localized, and no stars without ratings', () => {
    expect(renderPage(<Rating value={4.62} count={1} />, { locale: 'pt' })).toContain('>4,6<');
    expect(renderPage(<Rating value={4.62} count={1} />, { locale: 'pt' })).toContain('1 avaliação');
    expect(renderPage(<Rating value={0} count={0} />)).toBe('<span class="rating muted">No reviews yet</span>');
  });
});

describe('CheckboxList', () => {
  const choices = ['MX', 'CO', 'CR', 'PE'].map((value) => ({ value, label: value }));

  it('collapses choices beyond the visible ones, except selected ones', () => {
    const html = renderPage(
      <CheckboxList name="country" legend="Country" choices={choices} chosen={['PE']} visible={2} moreLabel="1 more" />,
    );
    const folded = html.slice(html.indexOf('<details>'));
    expect(folded).toContain('value="CR"');
    expect(folded).not.toContain('value="PE"');
    expect(html).toContain('name="country" checked="" value="PE"');
  });
});

describe('ErrorSummary', () => {
  it('links each error to its field and shows the count', () => {
    const html = renderPage(<ErrorSummary errors={[{ name: 'lines.0.amount', message: 'Amount: fill this in.' }]} />);
    expect(html).toContain('One thing needs your attention');
    expect(html).toContain('<a href="#field-lines-0-amount">Amount: fill this in.</a>');
    expect(renderPage(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('classNames', () => {
  it('skips absent names', () => {
    expect(classNames('a', false, undefined, '', 'b')).toBe('a b');
  });
});
