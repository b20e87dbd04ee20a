import { expect, type Page } from '@playwright/test';
import { amountOf, packageCard } from './packages.ts';

/** Amounts of the listed packages in page order. */
export async function listedAmounts(page: Page): Promise<number[]> {
  const prices = await packageCard(page).locator('.price:nth-child(1)').allInnerTexts();
  return prices.map(amountOf);
}

/** Selects Costa Rica and at most 4,000 in the filters, submits them, and checks the list and the URL. */
export async function filterPackages(page: Page): Promise<void> {
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Costa Rica/ }).check();
  await filters.getByLabel('Up to, US$').fill('4000');
  await filters.getByRole('button', { name: 'Show packages' }).click();
  await expect(page).toHaveURL(/country=CR/);
  await expect(page).toHaveURL(/price_max=4000/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ packages?/ })).toBeVisible();
  const cards = packageCard(page);
  await expect(cards.filter({ hasText: 'Costa Rica' })).toHaveCount(await cards.count());
  const amounts = await listedAmounts(page);
  expect(amounts.length).toBeGreaterThan(0);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(4000);
}

/** Sorts by price. Without JavaScript the button submits the choice; with it the choice itself does. */
export async function sortByPrice(page: Page, { button }: { button: boolean }): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  if (button) await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  const amounts = await listedAmounts(page);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
}

/** Removes the country filter by its chip; the other filter stays. */
export async function removeCountry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Remove: Costa Rica' }).click();
  await expect(page).not.toHaveURL(/country=/);
  await expect(page).toHaveURL(/price_max=4000/);
}
