// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../session/testing/mount.tsx';
import { SiteProvider } from '../../site/site.ts';
import { DEFAULT_PREFERENCES } from '../../preferences/preferences.ts';
import { BootNotice } from '../boot-screen.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

it('says after 20 seconds that loading failed, with a link to retry, also once React runs', async () => {
  vi.useFakeTimers();
  const site = { ...DEFAULT_PREFERENCES, origin: '', locale: 'en' as const, demo: false, requestId: '', search: '' };
  unmount = await mount(
    <SiteProvider value={{ ...site, path: '/profile' }}>
      <BootNotice />
    </SiteProvider>,
  );
  const alert = document.querySelector('[role=alert]') as HTMLElement;
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(alert.hidden).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(alert.hidden).toBe(false);
  expect(alert.textContent).toContain('Failed to load application');
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/profile');
  expect(document.querySelector('[role=status]')).toHaveProperty('hidden', true);
});
