import { describe, expect, it } from 'vitest';
import { keptUntil, tripDocument } from '../trip-document.ts';

describe('a trip on the device', () => {
  it('is one document that loads nothing, in the language and theme of the page', () => {
    const html = tripDocument({ title: 'A <b> & "c"', language: 'es-419', theme: 'dark', body: '<main>x</main>' });
    expect(html).toContain('<html lang="es-419" data-theme="dark">');
    expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(html).toContain('<body><main>x</main></body>');
    expect(html).not.toMatch(/<(?:link|script|img)\b|url\(/);
  });

  it('is kept until thirty days after its last entry, or after today if that is later', () => {
    const now = new Date('2026-11-27T00:00:00Z');
    const stay = { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-10T12:00:00Z' };
    const flight = { starts_at: '2026-12-09T00:00:00Z', ends_at: null };
    expect(keptUntil([stay, flight], now)).toBe('2027-01-09T12:00:00.000Z');
    expect(keptUntil([{ starts_at: '2026-01-01T00:00:00Z', ends_at: null }], now)).toBe('2026-12-27T00:00:00.000Z');
  });
});
