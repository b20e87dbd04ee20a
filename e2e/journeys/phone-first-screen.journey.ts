import { expect, test } from '../fixtures/journey.ts';
import { LANGUAGES, SCREENS } from '../pages.ts';

/** A phone's first screen, and where the first result must begin on it. */
const PHONE = { width: 390, height: 844 };
const LATEST = 700;

/** Pages that list something, with their first result and the action that is always at hand. */
const LISTS = [
  { path: SCREENS.packages, first: '#results article', action: '.filter-opener', skips: true },
  { path: SCREENS.packagesOfTreatment, first: '#results article', action: '.filter-opener', skips: true },
  { path: SCREENS.findCare, first: '#results article', action: '.filter-opener', skips: true },
  { path: SCREENS.directory, first: '#results li', action: '.filter-opener', skips: true },
  { path: '/directory?city=cancun', first: '#results li', action: '.filter-opener', skips: true },
  { path: '/find-care?q=dentist', first: '#results li', action: '.filter-opener', skips: true },
  { path: '/package-showcase', first: '#results article', action: '.sticky-action .btn', skips: true },
  { path: '/treatment-marketplace', first: '#results li', action: '.sticky-action .btn', skips: true },
  { path: SCREENS.treatment, first: '#packages article', action: '.sticky-action .btn', skips: false },
  { path: SCREENS.provider, first: '.package-links a', action: '.sticky-action .btn', skips: false },
  { path: SCREENS.package, first: '.package-box .price-line', action: '.sticky-action .btn', skips: false },
  { path: SCREENS.clinician, first: '#packages article', action: '.sticky-action .btn', skips: false },
  { path: '/', first: '.search-submit', action: '.search-submit', skips: false },
] as const;

for (const { prefix, locale } of LANGUAGES)
  test(`a phone shows results and the action on the first screen, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const { path, first, action, skips } of LISTS) {
      await page.goto(prefix + path);
      const box = await page.locator(first).first().boundingBox();
      expect.soft(box?.y ?? Infinity, `${prefix}${path}: first result`).toBeLessThanOrEqual(LATEST);
      await expect.soft(page.locator(action), `${prefix}${path}: action`).toBeInViewport({ ratio: 1 });
      if (path !== '/') {
        await page.mouse.wheel(0, 2000);
        await expect.soft(page.locator(action), `${prefix}${path}: action further down`).toBeInViewport({ ratio: 1 });
      }
      if (skips) await expect.soft(page.locator('a[href="#results"]'), `${prefix}${path}: skip link`).toHaveCount(1);
    }
  });

test('the skip link leads past search and filters to the results', async ({ page }) => {
  await page.goto(SCREENS.packages);
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
});
