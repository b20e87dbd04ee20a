import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { inlineParts } from '../inline-marks.ts';
import type { LegalPageName } from '../legal-document.ts';
import { legalDocument } from '../legal-documents.ts';
import { LegalPage } from '../ui/legal-page.tsx';

const NAMED = {
  name: 'Salud Clara S.A.S.',
  email: 'datos@saludclara.example',
  address: 'Calle 1 # 2-3, Medellín',
  country: 'CO',
};
const show = (page: LegalPageName, operator: object = {}, site: object = {}) =>
  renderPage(<LegalPage page={page} operator={operator} />, { path: `/${page}`, ...site });

it('parses links, strong words and technical names in a legal text', () => {
  expect(inlineParts('See [terms](/terms), **now**, `theme`.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'terms', href: '/terms' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'theme' },
    { kind: 'text', text: '.' },
  ]);
});

describe.each(['privacy', 'terms', 'hipaa'] as const)('/%s', (page) => {
  it('has one heading, numbered sections, and a link to each of them', () => {
    const html = show(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const sections = [
      ...html.matchAll(/<section aria-labelledby="([a-z-]+)"><div class="legal-heading"><h2 id="\1">(\d+)\. /g),
    ];
    expect(sections.map(([, , number]) => Number(number))).toEqual(sections.map((_section, index) => index + 1));
    const contents = /<nav class="legal-contents.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...contents.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id)).toEqual(sections.map(([, id]) => id));
  });

  it("shows its version and links to the two other pages, in the page's language", () => {
    const html = show(page, {}, { locale: 'pt' });
    expect(html).toContain('Versão 1.0');
    for (const other of ['privacy', 'terms', 'hipaa']) expect(html).toContain(`href="/pt/${other}"`);
  });

  it('has its last change as structured data', () => {
    const [last] = legalDocument('en', page).changes;
    const html = show(page);
    expect(html).toContain('"@type":"WebPage"');
    expect(html).toContain(`"version":"${last?.version}","dateModified":"${last?.date}"`);
  });
});

describe('the operator', () => {
  it("comes from the configuration, with the country in the page's language", () => {
    const html = show('privacy', NAMED, { locale: 'es' });
    expect(html).toContain('Salud Clara S.A.S.');
    expect(html).toContain('href="mailto:datos@saludclara.example"');
    expect(html).toContain('<dd>Colombia</dd>');
    expect(html).not.toContain('notice-warning');
  });

  it('is reported missing if not configured, with the reason in a demo', () => {
    expect(show('terms')).toContain('Send nothing of yourself');
    const demo = show('terms', {}, { demo: true });
    expect(demo).toContain('This is a demo');
    expect(demo).not.toContain('Send nothing of yourself');
  });

  it('determines the law that the terms name, never above the law of the reader’s country', () => {
    expect(show('terms', NAMED)).toMatch(/operator’s country applies: Colombia\. It takes away none/);
    expect(show('terms')).toContain('has not named the country');
  });
});

it('compares four laws with an article in each cell and a link to each text', () => {
  const html = show('hipaa');
  expect(html).toContain('<span class="legal-citation">45 CFR 164.524</span>');
  expect(html).toContain('href="https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPDPPP.pdf"');
  expect(html).toContain('data-column="Brazil: LGPD, Lei 13.709/2018"');
});
