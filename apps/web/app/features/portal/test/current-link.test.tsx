// @vitest-environment jsdom
import { act, useState } from 'react';
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

it('is in sight again once a badge above it took a second line', async () => {
  let below = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => below);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.tagName === 'NAV' ? new DOMRect(0, 0, 200, 2 * ROW) : new DOMRect(0, ROW + below, 200, ROW);
  });
  const Badged = () => {
    const [count, setCount] = useState(0);
    const items = ITEMS.map((item) => ({ ...item, badge: { count, tone: 'act' as const, label: 'one' } }));
    return (
      <>
        <button onClick={() => setCount(1)}>count</button>
        <PortalNav groups={[{ key: 'one', items }]} current={ITEMS[1]} />
      </>
    );
  };
  unmount = await mount(
    <MemoryRouter>
      <nav>
        <Badged />
      </nav>
    </MemoryRouter>,
  );
  const scrolled = () => document.querySelector('nav')?.scrollTop;
  expect(scrolled()).toBe(0);
  below = 18;
  await act(async () => document.querySelector('button')?.click());
  expect(scrolled()).toBe(18);
});
