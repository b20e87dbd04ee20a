import { describe, expect, it } from 'vitest';
import { makeDetail } from '../../testing/make-detail.ts';
import { embedHtml } from '../embed-html.tsx';

const ORIGIN = 'https://travesia.example';

describe('a package in a frame of another site', () => {
  it('shows price, date and clinic, and links to the real page', () => {
    const detail = { ...makeDetail(), confirmed_on: '2026-11-03' };
    const html = embedHtml({ detail, locale: 'pt', origin: ORIGIN });
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain(detail.provider.name);
    expect(html).toMatch(/3 de nov\. de 2026/);
    expect(html).toContain(`href="${ORIGIN}/pt/packages/${detail.treatment.slug}/`);
    expect(html).toContain('target="_blank"');
  });

  it('needs no script and loads nothing', () => {
    const html = embedHtml({ detail: makeDetail(), locale: 'en', origin: ORIGIN });
    expect(html).not.toMatch(/<script|<link|<img|src=/);
  });

  it('escapes what clinics write', () => {
    const detail = { ...makeDetail(), title: '<img src=x onerror=alert(1)>' };
    expect(embedHtml({ detail, locale: 'en', origin: ORIGIN })).not.toContain('<img');
  });

  it('says that a package is gone', () => {
    expect(embedHtml({ detail: null, locale: 'es', origin: ORIGIN })).toContain('Este paquete ya no se ofrece');
  });
});
