import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, LANGUAGES, SCREENS, VARIATIONS } from '../pages.ts';

// Pages for what does not exist answer 404, which the browser mentions in its console. A trace of every scan would take
// longer than the scans.
test.use({ expected: [/404 \(Not Found\)/], trace: 'off' });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Scans the page as it stands, in both themes. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one theme to the other are neither's.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await axeViolations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test.describe('axe finds nothing against WCAG 2.2 AA, in both themes', () => {
  test.describe.configure({ timeout: 180_000 });

  for (const { locale, prefix } of LANGUAGES) {
    for (const size of [DESK, PHONE]) {
      test(`on every screen in ${locale} at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        for (const path of Object.values({ ...SCREENS, ...VARIATIONS })) {
          await page.goto(inLanguage(prefix, path));
          await expectNoViolations(page, inLanguage(prefix, path));
        }
      });
    }
  }

  test('in what opens: menus, suggestions, a package', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(SCREENS.findCare);
    await page.locator('summary', { hasText: 'USD' }).click();
    await expectNoViolations(page, 'menu of currencies');
    await page.locator('summary', { hasText: 'EN' }).click();
    await expectNoViolations(page, 'menu of languages');
    await page.locator('main').getByRole('combobox').first().fill('hip');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page, 'suggestions');
    await page.goto(SCREENS.provider);
    await page.locator('.package-item > summary').first().click();
    await page.getByRole('link', { name: 'Show all 22 lines' }).first().click();
    await expect(page.locator('details.package-item[open]')).toBeInViewport();
    await expectNoViolations(page, 'opened package');
  });

  test('in what opens on a phone: the menu, the filters', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(SCREENS.packages);
    await page.getByRole('banner').locator('summary:visible').last().click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Português' }).last()).toBeVisible();
    await expectNoViolations(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
    await expectNoViolations(page, 'filters');
  });
});
