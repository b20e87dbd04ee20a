import { describe, expect, it } from 'vitest';
import { renderPage } from '../../site/testing/render-page.tsx';
import { BootScreen } from '../boot-screen.tsx';
import { wantsHydration, type RouteHandle } from '../handle.ts';

describe('wantsHydration', () => {
  it('is true when any matched route asks for it, and false otherwise', () => {
    const handle: RouteHandle = { hydrate: true };
    expect(wantsHydration([{}, { handle }])).toBe(true);
    expect(wantsHydration([{}, { handle: undefined }, { handle: { hydrate: false } }, { handle: 'hydrate' }])).toBe(
      false,
    );
  });
});

describe('BootScreen', () => {
  it('says exactly "Loading..." and keeps the exact failure text and a reload of this page ready', () => {
    const html = renderPage(<BootScreen />, { path: '/patient/dashboard', search: '?tab=1' });
    expect(html).toContain('<p role="status">Loading...</p>');
    expect(html).toContain('Failed to load application');
    expect(html).toContain('href="/patient/dashboard?tab=1"');
  });
});
