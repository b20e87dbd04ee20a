// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../lib/session/testing/mount.tsx';
import type { PortalItem } from '../navigation.ts';
import { PortalNav } from '../parts/portal-nav.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

it('the entry of the current page is scrolled into view, and no other', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = vi.fn<(this: Element) => void>(function note() {
    shown.push(this.textContent ?? '');
  });
  const items = ['Clinics', 'Users'].map((label): PortalItem => ({
    key: label,
    path: `/${label}`,
    label,
    icon: 'home',
  }));
  unmount = await mount(
    <MemoryRouter>
      <PortalNav groups={[{ key: 'one', items }]} current={items[1]} />
    </MemoryRouter>,
  );
  expect(shown).toEqual(['Users']);
});
