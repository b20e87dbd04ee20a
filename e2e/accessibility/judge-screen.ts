import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import {
  DOUBLE_FONT,
  type FocusWalk,
  restyled,
  sidewaysScroll,
  smallTargets,
  TEXT_SPACING,
  watchFocus,
} from './behaviour.ts';
import { layoutShift } from './layout-shift.ts';

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const NARROWEST = { width: 320, height: 640 };
export type Size = typeof DESK;
export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];
/** More than any page has; focus leaves the page before. */
const MOST_STOPS = 400;
/** Number of Tab presses in flight at a time. */
const PRESSES = 10;

/** Resizes the window and waits until resize observers have run. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The rule that takes more than half of a scan. */
const CONTRAST = 'color-contrast';

/** Scans the current page in one theme. */
export async function expectAccessible(
  page: Page,
  what: string,
  theme: Theme,
  rules: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Colors in transition between themes belong to neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await axeViolations(page, rules), `${what}, ${theme}`).toEqual([]);
}

/** The same without the contrast of texts. */
export const expectAccessibleApartFromContrast = (page: Page, what: string, theme: Theme): Promise<void> =>
  expectAccessible(page, what, theme, { without: [CONTRAST] });

/** Scans the page in both themes, which differ only in their colors. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what, 'light');
  await expectAccessible(page, what, 'dark', { only: [CONTRAST] });
}

/** Nothing is wider than the window, and no target is too small. */
export async function expectToFit(page: Page, what: string, { width }: Size): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${what} is wider than ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(page), `small targets of ${what} at ${width} px`).toEqual([]);
}

/** Lower edge of a laptop's window as wide as a desk's. */
const LAPTOP_HEIGHT = 800;
const TALLEST_ROW = 48;
const LEAST_ROWS = 10;

/**
 * Rows of a list have one height, and where the list is what the page is for, as many of them are in view as people work through at once. For a
 * page at the size of a desk.
 */
export async function expectDenseRows(page: Page, what: string, { isList }: { isList: boolean }): Promise<void> {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('.list-table tbody tr')].map((row) => row.getBoundingClientRect()),
  );
  expect
    .soft(Math.max(0, ...rows.map(({ height }) => height)), `highest row of ${what}`)
    .toBeLessThanOrEqual(TALLEST_ROW);
  if (!isList || rows.length < LEAST_ROWS) return;
  const inView = rows.filter(({ bottom }) => bottom <= LAPTOP_HEIGHT).length;
  expect.soft(inView, `rows of ${what} in view`).toBeGreaterThanOrEqual(LEAST_ROWS);
}

/** Most that a screen may move while it loads, as browsers measure it; Google calls up to 0.1 good. */
const MOST_SHIFT = 0.05;

/** Nothing in view moved while the page loaded. For a page that has not been resized since. */
export async function expectToHoldStill(page: Page, what: string, { width }: Size): Promise<void> {
  const { total, moved } = await layoutShift(page);
  expect
    .soft(total, `${what} moves while it loads at ${width} px: ${moved.join(', ')}`)
    .toBeLessThanOrEqual(MOST_SHIFT);
}

/** The page supports wide text spacing on a phone, and double text size on desktop. */
export async function expectToBearTextSettings(page: Page, what: string, size: Size): Promise<void> {
  const [how, style] = size === PHONE ? ['wide spacing', TEXT_SPACING] : ['double size', DOUBLE_FONT];
  const { cut, sideways } = await restyled(page, style);
  expect.soft(cut, `texts of ${what} cut by ${how}`).toEqual([]);
  expect.soft(sideways, `${what} scrolls sideways by ${how}`).toBeLessThanOrEqual(0);
}

/** The page does not scroll sideways on a phone with texts of twice the size. */
export async function expectToFitDoubled(page: Page, what: string): Promise<void> {
  const { sideways } = await restyled(page, DOUBLE_FONT);
  expect.soft(sideways, `${what} scrolls sideways with double size on a phone`).toBeLessThanOrEqual(0);
}

/** The Tab key alone moves focus through the whole page, including header and footer, with a visible focus at every stop. */
export async function expectFocusEverywhere(page: Page, what: string): Promise<void> {
  await focusSkipLink(page);
  const stops = await expectToBeSeen(page, what, 'html');
  expect.soft(stops, `stops of ${what}`).toBeGreaterThan(10);
}

/** The skip link skips the header, and from there focus moves through the page's own content up to the footer. */
export async function expectFocusInMain(page: Page, what: string): Promise<void> {
  await focusSkipLink(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const stops = await expectToBeSeen(page, what, 'main');
  expect.soft(stops, `stops of ${what}`).toBeGreaterThan(0);
  await expect.soft(page.locator('footer :focus'), `behind the content of ${what}`).toHaveCount(1);
}

async function focusSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
}

/** Presses Tab until focus leaves the region; returns the number of stops. */
async function expectToBeSeen(page: Page, what: string, within: string): Promise<number> {
  await watchFocus(page, within);
  let walk: FocusWalk;
  do {
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.press('Tab')));
    walk = await page.evaluate(() => window.focusWalk);
  } while (!walk.ended && walk.stops.length < MOST_STOPS);
  const wrong = walk.stops.flatMap(({ name, reachable, marked }) => [
    ...(reachable ? [] : [`hidden: ${name}`]),
    ...(marked === false ? [`not marked: ${name}`] : []),
  ]);
  expect.soft(wrong, what).toEqual([]);
  expect.soft(walk.ended, `the focus leaves ${within} of ${what}`).toBe(true);
  return walk.stops.length;
}
