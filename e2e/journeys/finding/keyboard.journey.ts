import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { packageCard } from '../../steps/packages.ts';

// Whoever uses no mouse: no call in this file may use one.

test('search with suggestions, a result, its package', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('main').getByRole('combobox').first();
  await tabTo(page, field);
  await page.keyboard.type('hip repl');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Hip replacement');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/find-care\?q=Hip\+replacement/);
  const link = packageCard(page).first().getByRole('heading').getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/packages\/[a-z-]+\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
  await page.goto('/find-care');
  const field = page.locator('main').getByRole('combobox').first();
  await tabTo(page, field);
  await page.keyboard.type('medel');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('medel');
  await expect(field).toBeFocused();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/packages');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('filters are set with the space bar', async ({ page }) => {
  await page.goto('/packages');
  const filters = page.getByRole('form', { name: 'Filters' });
  const country = filters.getByRole('checkbox', { name: /^Costa Rica/ });
  await tabTo(page, country);
  await page.keyboard.press('Space');
  await expect(country).toBeChecked();
  await tabTo(page, filters.getByRole('button', { name: 'Show packages' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=CR/);
});

test('the language menu opens, closes by Escape, and switches', async ({ page }) => {
  await page.goto('/treatments');
  const menu = page.locator('summary', { hasText: 'EN' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const portuguese = page.getByRole('banner').getByRole('link', { name: 'Português' }).first();
  await expect(portuguese).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portuguese).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, portuguese);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pt\/treatments$/);
});
