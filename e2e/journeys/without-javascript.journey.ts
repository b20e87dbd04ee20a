import { expect, test } from '../fixtures/journey.ts';
import { filterPackages, removeCountry, sortByPrice } from '../steps/package-filters.ts';
import { packageCard, searchFor } from '../steps/packages.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('one searches, opens a package and reads it', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'knee replacement');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Knee replacement');
    await packageCard(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    for (const name of ['What you pay', 'What the price includes', 'If your plans change', 'The clinic'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  });

  test('one filters and sorts packages', async ({ page }) => {
    await page.goto('/packages');
    await filterPackages(page);
    await sortByPrice(page, { button: true });
    await expect(page).toHaveURL(/sort=price/);
    await removeCountry(page);
  });

  test('one opens the filters on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/packages');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await filterPackages(page);
    await expect(packageCard(page).first()).toBeVisible();
  });

  test('one changes the currency, the theme and the language, and they stay', async ({ page }) => {
    await page.goto('/packages?country=CR');
    await page.locator('summary', { hasText: 'USD' }).click();
    await page.getByRole('button', { name: 'Euro' }).click();
    await expect(page).toHaveURL(/\/packages\?country=CR$/);
    await expect(packageCard(page).first().locator('.price').first()).toContainText('€');
    await page.goto('/treatments');
    await expect(page.locator('summary', { hasText: 'EUR' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' }).click();
    await expect(page).toHaveURL(/\/treatments$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/packages?country=CR');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('summary', { hasText: 'EN' }).click();
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(/\/es\/packages\?country=CR$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-419');
  });

  test('one asks for the days of a trip', async ({ page }) => {
    await page.goto('/treatments/hip-replacement');
    const day = `${new Date().getFullYear() + 1}-02-08`;
    await page.getByLabel('I arrive on').fill(day);
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expect(page).toHaveURL(new RegExp(`arrive=${day}`));
    await expect(page.getByText('Earliest flight', { exact: true })).toBeVisible();
  });
});
