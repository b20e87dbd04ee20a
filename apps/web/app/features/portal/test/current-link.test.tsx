// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../lib/session/testing/mount.tsx';
import type { PortalItem } from '../navigation.ts';
import { PortalNav } from '../parts/portal-nav.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

const ROW = 38;
const ITEMS = ['Clinics', 'Users', 'Imports'].map((label): PortalItem => ({
  key: label,
  path: `/${label}`,
  label,
  icon: 'home',
}));

/** A navigation that shows its first two entries. */
async function open(current: PortalItem | undefined): Promise<number> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, 200, 2 * ROW);
    return new DOMRect(0, ROW * ITEMS.findIndex(({ label }) => label === this.textContent), 200, ROW);
  });
  unmount = await mount(
    <MemoryRouter>
      <nav>
        <PortalNav groups={[{ key: 'one', items: ITEMS }]} current={current} />
      </nav>
    </MemoryRouter>,
  );
  return document.querySelector('nav')?.scrollTop ?? -1;
}

it.each([
  [0, 0],
  [1, 0],
  [2, ROW],
])('entry %d of the current page is in sight after scrolling by %d px', async (at, scrolled) => {
  expect(await open(ITEMS[at])).toBe(scrolled);
});
