import type { Page } from '@playwright/test';
import {
  DESK,
  expectAccessibleAt,
  expectAccessibleInBothThemes,
  expectFocusEverywhere,
  expectToBearTextSettings,
  expectToFitPhones,
  PHONE,
  type Size,
  THEMES,
} from '../accessibility/judge-screen.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, inTurn, LANGUAGES, PUBLIC_SCREENS, SCREENS, SCREENS_OF, VARIATIONS } from '../pages.ts';
import { enterAs, inPortal, settled } from '../steps/portal.ts';

// One visit a screen, at which everything that is asked of every screen is judged. The fixture judges what the browser complains of.

// Pages for what does not exist answer 404, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

/** Every second screen has a light phone and a dark desk; a further pair is of the whole form. */
const PAIRS = [
  { phone: 'light', desk: 'dark' },
  { phone: 'dark', desk: 'light' },
] as const;
const SIZES: readonly Size[] = [DESK, PHONE];

/** Scans at both sizes, or at one of them when the screen is one of many of its kind. */
async function scan(page: Page, what: string, turn: number, sizes: readonly Size[]): Promise<void> {
  for (const { phone, desk } of inTurn(PAIRS, turn, PAIRS.length))
    for (const size of sizes) await expectAccessibleAt(page, what, size, size === PHONE ? phone : desk);
}

test('every view has its turn', () => {
  expect(PAIRS.flatMap(({ phone, desk }) => [phone, desk]).toSorted()).toEqual([...THEMES, ...THEMES].toSorted());
  const turns = Object.keys({ ...PUBLIC_SCREENS, ...VARIATIONS }).map((_name, turn) => `${turn % 2} ${turn % 3}`);
  expect(new Set(turns).size).toBe(6);
});

for (const [turn, [name, path]] of Object.entries({ ...PUBLIC_SCREENS, ...VARIATIONS }).entries())
  test(`${name} is accessible, fits and bears other texts`, async ({ page }) => {
    for (const { prefix, tag } of inTurn(LANGUAGES, turn, LANGUAGES.length)) {
      const address = inLanguage(prefix, path);
      await page.setViewportSize(PHONE);
      await page.goto(address);
      await expect.soft(page.locator('html'), address).toHaveAttribute('lang', tag);
      await expect.soft(page.locator('h1'), address).toHaveCount(1);
      const isMain = name in PUBLIC_SCREENS;
      if (isMain) for (const size of inTurn(SIZES, turn, 2)) await expectFocusEverywhere(page, size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.setViewportSize(PHONE);
      await expectToFitPhones(page, address);
      if (isMain) await expectToBearTextSettings(page, address);
      await scan(page, address, turn, isMain ? SIZES : inTurn(SIZES, Math.floor(turn / 2), 2));
    }
  });

for (const role of ['patient', 'provider', 'organization', 'admin'] as const)
  for (const [turn, [name, path]] of Object.entries(SCREENS_OF[role]).entries())
    test(`${name} is accessible, fits and bears other texts, for the demonstration’s ${role}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      for (const { prefix } of inTurn(LANGUAGES, turn, LANGUAGES.length)) {
        const address = inLanguage(prefix, path);
        await enterAs(page, role, address);
        await inPortal(page);
        await settled(page);
        await expectToFitPhones(page, address);
        await expectToBearTextSettings(page, address);
        await scan(page, address, turn, inTurn(SIZES, Math.floor(turn / 2), 2));
      }
    });

test('menus, suggestions and an opened package are accessible in both themes', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(SCREENS.findCare);
  await page.locator('summary', { hasText: 'USD' }).click();
  await expectAccessibleInBothThemes(page, 'menu of currencies');
  await page.locator('summary', { hasText: 'EN' }).click();
  await expectAccessibleInBothThemes(page, 'menu of languages');
  await page.locator('main').getByRole('combobox').first().fill('hip');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'suggestions');
  await page.goto(SCREENS.provider);
  await page.locator('.package-item > summary').first().click();
  await page.getByRole('link', { name: 'Show all 22 lines' }).first().click();
  await expect(page.locator('details.package-item[open]')).toBeInViewport();
  await expectAccessibleInBothThemes(page, 'opened package');
});

test('the menu and the filters of a phone are accessible in both themes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SCREENS.packages);
  await page.getByRole('banner').locator('summary:visible').last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Português' }).last()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'filters');
});
