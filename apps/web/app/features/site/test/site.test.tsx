import { requestProblems } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { features } from '../../../features.ts';
import { addressOf, indexedIn } from '../../../lib/feature/feature.ts';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { nearestPath } from '../nearest-path.ts';
import { PAGE_NAMES } from '../page-names.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';

const addresses = features.flatMap(({ pages }) => pages.map(addressOf));
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('SiteFrame', () => {
  it('links only to pages that exist, in the page’s language', () => {
    const html = renderPage(<SiteFrame>page</SiteFrame>, { locale: 'pt', path: '/treatments', search: '?q=joelho' });
    const own = links(html).filter((href) => href.startsWith('/pt') && !href.includes('?'));
    const known = addresses.map((path) => (path === '/' ? '/pt' : `/pt${path}`));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((href) => !known.includes(href))).toEqual([]);
  });

  it('switches language on the same page and keeps its query', () => {
    const html = renderPage(<SiteFrame>page</SiteFrame>, { locale: 'pt', path: '/treatments', search: '?q=joelho' });
    expect(html).toContain('href="/es/treatments?q=joelho" hrefLang="es-419" lang="es-419"');
    expect(html).toContain('href="/treatments?q=joelho" hrefLang="en" lang="en"');
    expect(html).toContain('name="back" value="/pt/treatments?q=joelho"');
  });

  it('marks the current page in the header, and selected currency and theme', () => {
    const html = renderPage(<SiteFrame>page</SiteFrame>, { path: '/treatments/lasik', currency: 'BRL', theme: 'dark' });
    expect(html).toContain('<a href="/treatments" aria-current="true">');
    expect(html).toContain('value="BRL" aria-current="true"');
    expect(html).toContain('value="dark" aria-pressed="true"');
  });

  it('shows the demo ribbon while the data is fictional', () => {
    expect(renderPage(<SiteFrame>page</SiteFrame>, { demo: true })).toContain('<b>Demo.</b>');
    expect(renderPage(<SiteFrame>page</SiteFrame>)).not.toContain('demo-ribbon');
  });

  it("shows the exchange rates' date when it is known", () => {
    expect(renderPage(<SiteFrame ratesDate="2026-09-29">page</SiteFrame>, { locale: 'es' })).toContain(
      'Precios en US$ · tipos de cambio del 29 sept 2026',
    );
    expect(renderPage(<SiteFrame>page</SiteFrame>)).toContain('Prices in US$<');
  });
});

describe('nearestPath', () => {
  const known = ['/treatments', '/directory', '/find-care', '/packages'];

  it.each([
    ['/treatmnets', '/treatments'],
    ['/Treatments/', '/treatments'],
    ['/tratamientos', '/treatments'],
    ['/clínicas', '/directory'],
    ['/cl%C3%ADnicas', '/directory'],
    ['/pakages', '/packages'],
    ['/findcare', '/find-care'],
  ])('resolves %s to %s', (typed, meant) => {
    expect(nearestPath(typed, known)).toBe(meant);
  });

  it.each(['/wp-admin', '/', '/x', '/%E0%A4%A', `/${'a'.repeat(5000)}`])('finds nothing close to %s', (typed) => {
    expect(nearestPath(typed, known)).toBeUndefined();
  });
});

describe('NotFound', () => {
  it('knows the name of every indexable page, and of no page that does not exist', () => {
    const named = Object.keys(PAGE_NAMES);
    expect(indexedIn(features).filter((path) => !named.includes(path))).toEqual([]);
    expect(named.filter((path) => !addresses.includes(path))).toEqual([]);
  });

  it('shows the URL as text, suggests the closest page, a search and the main pages', () => {
    const html = renderPage(<NotFound address="/es/treatmnets<script>" />, { locale: 'es', path: '/404' });
    expect(html).toContain('<code>/es/treatmnets&lt;script&gt;</code>');
    expect(html).toContain('action="/es/find-care"');
    expect(html).toContain('noindex');
    const near = renderPage(<NotFound address="/es/treatmnets" />, { locale: 'es', path: '/404' });
    expect(near).toContain('¿Quería ir a <a href="/es/treatments">Tratamientos</a>?');
  });
});

describe('ErrorPage', () => {
  const problem = {
    type: '',
    title: 'Busy',
    status: 503,
    detail: 'd',
    code: 'server.unavailable',
    request_id: '01JD',
    error: 'e',
  };

  it('shows the cause, what is safe, how to try again and the request id', () => {
    const html = renderPage(
      <ErrorPage error={{ status: 503, data: { ...problem, error: 'El servicio no responde.' } }} />,
      {
        locale: 'es',
        path: '/packages',
        search: '?page=2',
      },
    );
    expect(html).toContain('El servicio no responde');
    expect(html).toContain('No se reservó ni se cobró nada');
    expect(html).toContain('href="/es/packages?page=2"');
    expect(html).toContain('01JD');
  });

  it('reveals nothing about an unexpected error except its request id', () => {
    const html = renderPage(<ErrorPage error={new Error('password=hunter2')} />, { requestId: 'req-9' });
    expect(html).not.toContain('hunter2');
    expect(html).toContain('req-9');
  });

  it('shows the not-found page for a 404 and the exact specified text for access denied', () => {
    expect(
      renderPage(<ErrorPage error={{ status: 404, data: { ...problem, status: 404 } }} />, {
        path: '/treatments/nothing',
      }),
    ).toContain('/treatments/nothing');
    const error = requestProblems['access.not_allowed'].text.en;
    const refused = { ...problem, status: 403, code: 'access.not_allowed', error };
    const denied = renderPage(<ErrorPage error={{ data: refused }} />);
    expect(denied.replaceAll('&#x27;', "'")).toContain("You don't have permission to access this page.");
  });
});
