import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, LANGUAGES, SCREENS, SCREENS_OF, VARIATIONS, WHOLE } from '../pages.ts';
import { enterAs, inPortal, settled } from '../steps/portal.ts';

// Pages for what does not exist answer 404, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

type Theme = 'light' | 'dark';
interface View {
  prefix: (typeof LANGUAGES)[number]['prefix'];
  size: typeof DESK;
  theme: Theme;
}
const THEMES: readonly Theme[] = ['light', 'dark'];
const ALL_VIEWS: readonly View[] = LANGUAGES.flatMap(({ prefix }) =>
  [DESK, PHONE].flatMap((size) => THEMES.map((theme) => ({ prefix, size, theme }))),
);
async function expectNothing(page: Page, what: string, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Colours on their way from one theme to the other are neither's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await axeViolations(page), `${what}, ${theme}`).toEqual([]);
}

/** Scans the page as it stands, in both themes. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) await expectNothing(page, what, theme);
}

/** Without `WHOLE` every public screen is met in two that share nothing: English on a desk by day, and Spanish or Portuguese in turn on a phone in the dark. */
const viewsOf = (turn: number): readonly View[] => [
  { prefix: '', size: DESK, theme: 'light' },
  { prefix: turn % 4 < 2 ? '/es' : '/pt', size: PHONE, theme: 'dark' },
];

test.describe('axe finds nothing against WCAG 2.2 AA, in both themes', () => {
  test.describe.configure({ mode: 'parallel', timeout: WHOLE ? 3_600_000 : 240_000 });

  for (const [turn, [name, path]] of Object.entries({ ...SCREENS, ...VARIATIONS }).entries()) {
    // A variation of a screen is seen in one of them.
    const views = name in SCREENS ? viewsOf(turn) : viewsOf(turn).slice(1);
    test(`on ${name}`, async ({ page }) => {
      for (const { prefix, size, theme } of WHOLE ? ALL_VIEWS : views) {
        await page.setViewportSize(size);
        await page.goto(inLanguage(prefix, path));
        await expectNothing(page, `${inLanguage(prefix, path)} at ${size.width} px`, theme);
      }
    });
  }

  for (const role of ['patient', 'provider', 'organization', 'admin'] as const)
    test(`on every screen of the demonstration's ${role}`, async ({ page }) => {
      const screens = Object.values(SCREENS_OF[role]);
      await enterAs(page, role, screens[0] ?? '');
      for (const [turn, path] of screens.entries())
        // Each in one of the two: there are many of them, and `AXE=whole` meets them in all twelve.
        for (const { prefix, size, theme } of WHOLE ? ALL_VIEWS : viewsOf(turn).slice(turn % 2, (turn % 2) + 1)) {
          await page.setViewportSize(size);
          await page.goto(inLanguage(prefix, path));
          await inPortal(page);
          await settled(page);
          // Who only looks is signed out after twenty minutes.
          await page.keyboard.press('Shift');
          await expectNothing(page, `${inLanguage(prefix, path)} at ${size.width} px`, theme);
        }
    });

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
