import { expect, test } from '../../fixtures/journey.ts';
import { filterPackages, removeCountry, sortByPrice } from '../../steps/package-filters.ts';
import { packageCard } from '../../steps/packages.ts';

test('packages are filtered and sorted, and the address holds it all', async ({ page }) => {
  await page.goto('/packages');
  await filterPackages(page);
  await sortByPrice(page, { button: false });
  const address = page.url();
  const titles = await packageCard(page).getByRole('heading').allInnerTexts();

  await removeCountry(page);
  await page.goBack();
  expect(page.url()).toBe(address);
  expect(await packageCard(page).getByRole('heading').allInnerTexts()).toEqual(titles);
});

test('a long list has pages', async ({ page }) => {
  await page.goto('/packages');
  const first = await packageCard(page).getByRole('heading').allInnerTexts();
  expect(first).toHaveLength(24);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  const second = await packageCard(page).getByRole('heading').allInnerTexts();
  expect(second).not.toEqual(first);
});

test('filters that nothing fits say so and how to go on', async ({ page }) => {
  await page.goto('/packages?price_max=300&rating=5&country=CR&nights_max=0');
  await expect(packageCard(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(packageCard(page)).toHaveCount(24);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters open as a sheet, close by Escape, and filter', async ({ page }) => {
    await page.goto('/packages');
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.click();
    await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close filters' })).toBeHidden();
    await opener.click();
    await filterPackages(page);
  });
});
