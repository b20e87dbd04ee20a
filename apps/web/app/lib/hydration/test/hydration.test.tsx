import { describe, expect, it } from 'vitest';
import { renderPage } from '../../site/testing/render-page.tsx';
import { BootScreen } from '../boot-screen.tsx';
import { wantsHydration, type RouteHandle } from '../handle.ts';

describe('wantsHydration', () => {
  it('is decided by the innermost matched route that says so, and false otherwise', () => {
    const handle: RouteHandle = { hydrate: true };
    expect(wantsHydration([{}, { handle }])).toBe(true);
    expect(wantsHydration([{}, { handle: undefined }, { handle: { hydrate: false } }, { handle: 'hydrate' }])).toBe(
      false,
    );
    expect(wantsHydration([{ handle }, { handle: {} }])).toBe(true);
    expect(wantsHydration([{ handle }, { handle: { hydrate: false } }])).toBe(false);
  });
});

describe('BootScreen', () => {
  it('shows exactly "Loading..." and contains the exact error text and a reload link', () => {
    const html = renderPage(<BootScreen />, { path: '/patient/dashboard', search: '?tab=1' });
    expect(html).toContain('<p role="status">Loading...</p>');
    expect(html).toContain('Failed to load application');
    expect(html).toContain('href="/patient/dashboard?tab=1"');
  });
});
