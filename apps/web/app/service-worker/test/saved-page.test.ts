import { describe, expect, it } from 'vitest';
import { markSaved, mayKeepAddress, mayKeepAnswer, offlinePath, stamp } from '../saved-page.ts';

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<!DOCTYPE html><html lang="es-419"><body>Sí</body></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

describe('a page saved on the device', () => {
  it.each([
    ['/treatments/hip-replacement', true],
    ['/es', true],
    ['/packages?country=MX', true],
    ['/find-care?q=bariatric', false],
    ['/es/services/mental-health', false],
    ['/services/mental-health/self-check', false],
    ['/pt/offline', false],
    ['/es/login?returnUrl=%2Fes%2Fprofile', false],
    ['/provider/login', false],
    ['/es/trip/abcdefghijklmnopqrstuvwxyz012345', false],
    ['/records/abcdefghijklmnopqrstuvwxyz012345', false],
    ['/trips', true],
    ['/api/docs', false],
  ])('%s may be saved: %s', (path, kept) => {
    expect(mayKeepAddress(new URL(path, 'https://travesia.example'))).toBe(kept);
  });

  it('is saved only if it is complete and the same for everyone', () => {
    expect(mayKeepAnswer(page({ 'cache-control': 'no-cache' }))).toBe(true);
    expect(mayKeepAnswer(page({ 'cache-control': 'no-store' }))).toBe(false);
    expect(mayKeepAnswer(page({}, 404))).toBe(false);
    expect(mayKeepAnswer(page({ 'content-type': 'application/json' }))).toBe(false);
  });

  it('shows when it was saved, and keeps its security policy', async () => {
    const answer = page({ 'content-security-policy': "default-src 'self'", vary: 'accept-encoding' });
    const kept = await stamp(answer, new Date('2026-11-21T14:05:00Z'));
    expect(kept.headers.get('vary')).toBeNull();
    const shown = await markSaved(kept);
    expect(await shown.text()).toContain('<html data-saved-at="2026-11-21T14:05:00.000Z" lang="es-419">');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('is replaced by the offline page in its language', () => {
    expect(['/', '/es/packages', '/pt', '/estetica'].map(offlinePath)).toEqual([
      '/offline',
      '/es/offline',
      '/pt/offline',
      '/offline',
    ]);
  });
});
