import { describe, expect, it } from 'vitest';
import { renderPage } from '../../site/testing/render-page.tsx';
import { breadcrumbData, safeJson } from '../json-ld.tsx';
import { PageHead } from '../page-head.tsx';

describe('PageHead', () => {
  it('includes the clean URL in its own language and all language alternates', () => {
    const html = renderPage(<PageHead title="Tratamientos" description="Todos." />, {
      locale: 'es',
      path: '/treatments',
      search: '?page=2&sort=price',
    });
    expect(html).toContain('<title>Tratamientos · Travesía</title>');
    expect(html).toContain('<link rel="canonical" href="https://travesia.example/es/treatments"/>');
    for (const [language, path] of [
      ['en', '/treatments'],
      ['es-419', '/es/treatments'],
      ['pt-BR', '/pt/treatments'],
      ['x-default', '/treatments'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="https://travesia.example${path}"/>`);
    }
    expect(html).toContain('<meta property="og:locale" content="es_419"/>');
  });

  it('excludes pages from search engines, without canonical URL or languages', () => {
    const html = renderPage(<PageHead title="Page not found" noindex />);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('hrefLang');
  });
});

describe('structured data', () => {
  it('can’t close its script element, whatever a clinic’s name', () => {
    const html = renderPage(
      <PageHead title="X" jsonLd={{ '@type': 'MedicalClinic', name: '</script><script>alert(1)</script>\u2028&' }} />,
    );
    expect(html).not.toContain('</script><script>');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalClinic',
      name: '</script><script>alert(1)</script>\u2028&',
    });
    expect(safeJson('<!--')).toBe('"\\u003c!--"');
  });

  it('numbers the breadcrumb of a page', () => {
    expect(breadcrumbData([{ name: 'Treatments', address: 'https://x/treatments' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Treatments', item: 'https://x/treatments' }],
    });
  });
});
