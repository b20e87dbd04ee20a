import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { cutTexts, DOUBLE_FONT, focusStop, sidewaysScroll, smallTargets, TEXT_SPACING } from './behaviour.ts';

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
export type Size = typeof DESK;
type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];
/** More than any screen has; the focus leaves the page before. */
const MOST_STOPS = 400;

/** Gives the window another size and waits until scripts that watch it had their turn. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Scans the page as it is, in a theme, by all rules or those named. */
async function expectAccessible(page: Page, what: string, theme: Theme, rules?: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Colors on their way from one theme to the other belong to neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await axeViolations(page, rules), `${what}, ${theme}`).toEqual([]);
}

/** Scans the page in both themes, which differ in their colors only. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what, 'light');
  await expectAccessible(page, what, 'dark', ['color-contrast']);
}

async function expectToFit(page: Page, what: string, { width }: Size): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${what} is wider than ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(page), `small targets of ${what} at ${width} px`).toEqual([]);
}

/** Sets the texts as the style says, looks what does not fit then, and takes the style away again. */
async function expectToBear(page: Page, what: string, how: string, content: string): Promise<void> {
  const before = new Set(await cutTexts(page));
  const style = await page.addStyleTag({ content });
  const cut = (await cutTexts(page)).filter((text) => !before.has(text));
  expect.soft(cut, `texts of ${what} cut by ${how}`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${what} scrolls sideways by ${how}`).toBeLessThanOrEqual(0);
  await style.evaluate((element) => (element as Element).remove());
}

/** Scans the page at a size. */
export async function expectAccessibleAt(page: Page, what: string, size: Size, theme: Theme): Promise<void> {
  await resize(page, size);
  await expectAccessible(page, `${what} at ${size.width} px`, theme);
}

/** The page, which is at the width of a phone, fits it and a narrower one. */
export async function expectToFitPhones(page: Page, what: string): Promise<void> {
  await expectToFit(page, what, PHONE);
  await resize(page, NARROWEST);
  await expectToFit(page, what, NARROWEST);
}

/** The page bears wide spacing on a phone, and text of double size on a desk. */
export async function expectToBearTextSettings(page: Page, what: string): Promise<void> {
  await resize(page, PHONE);
  await expectToBear(page, what, 'wide spacing', TEXT_SPACING);
  await resize(page, DESK);
  await expectToBear(page, what, 'double size', DOUBLE_FONT);
}

/** By the Tab key alone the focus goes through the whole page, and is seen at every stop. */
export async function expectFocusEverywhere(page: Page, size: Size): Promise<void> {
  await resize(page, size);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  const wrong: string[] = [];
  let stops = 0;
  const known = new Set<string>();
  for (let stop = await focusStop(page, known); stop && stops < MOST_STOPS; stop = await focusStop(page, known)) {
    stops++;
    known.add(stop.kind);
    if (!stop.reachable) wrong.push(`hidden: ${stop.name}`);
    if (stop.marked === false) wrong.push(`not marked: ${stop.name}`);
    await page.keyboard.press('Tab');
  }
  expect.soft(stops, `stops at ${size.width} px`).toBeGreaterThan(10);
  expect.soft(wrong, `at ${size.width} px`).toEqual([]);
}
