import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER, TREATMENT } from '../../pages.ts';
import { enhanced } from '../../steps/enhanced.ts';
import { heart, press, rows, saved } from '../../steps/favorites.ts';
import { enterAsPatient } from '../../steps/portal.ts';
import { signUp, signUpByForm } from '../../steps/sign-up.ts';

const device = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('travesia.kept') ?? '{"saved":[]}') as { saved: [] }).saved.length,
  );

test('what was saved before signing up is in the account, once, and the device is empty', async ({ page }) => {
  await page.goto(`/packages/${TREATMENT}`);
  await heart(page, 0).click();
  await heart(page, 1).click();
  const name = await page.locator('main article h2, main article h3').first().innerText();
  await page.goto(`/providers/${PROVIDER}`);
  await page.locator('main [data-kind="provider"][data-keep="saved"]').first().click();
  expect(await device(page)).toBe(3);

  await signUpByForm(page, '/favorites');
  await expect(page.getByText('3 saved items are in your account.')).toBeVisible();
  const list = page.getByRole('main').getByRole('link', { name: 'Saved', exact: true });
  await expect(list).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3 saved');
  expect(await device(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await list.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();

  // The header of public pages leads to the account, and its hearts are the account's.
  await page.goto(`/packages/${TREATMENT}`);
  await expect(saved(page)).toHaveAttribute('href', '/favorites');
  await expect(saved(page)).toHaveAccessibleName('Saved: 3');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'false');
  await press(page, 2);
  await press(page, 0);
  await page.reload();
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  expect(await device(page)).toBe(0);

  await page.getByRole('banner').getByLabel('Rosa’s account').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'false');
  await expect(saved(page)).toHaveAttribute('href', '/saved');
  await expect(saved(page)).toHaveAccessibleName('Saved');
});

test.describe('while the account cannot be reached', () => {
  // Chromium says so of its own animation between pages when one is left before it began.
  test.use({ expected: [/net::ERR_FAILED|ViewTransition opt-in disabled/] });

  test('nothing is lost: the device keeps its list, and the next page moves it', async ({ page }) => {
    await page.goto(`/packages/${TREATMENT}`);
    await heart(page).click();
    await page.route('**/api/v1/favorites/**', (route) => route.abort());
    await page.goto('/login?returnUrl=%2Fabout');
    await page.getByRole('button', { name: 'Enter as a patient' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await enhanced(page);
    expect(await device(page)).toBe(1);
    await page.unroute('**/api/v1/favorites/**');
    await page.reload();
    await expect.poll(() => device(page)).toBe(0);
  });
});

test.describe('lists', () => {
  // A name that is taken answers 409, which the browser mentions in its console.
  test.use({ expected: [/409 \(Conflict\)/] });

  test('are made, filled, noted, moved, compared and deleted', async ({ page }) => {
    await signUp(page, '/favorites');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'See packages' }).click();
    await enhanced(page);
    for (const index of [0, 1, 2]) await press(page, index);
    await saved(page).click();
    await expect(page).toHaveURL(/\/favorites$/);

    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByLabel('Name of new list').fill('saved');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByText('You already have a list with this name.')).toBeVisible();
    await page.getByLabel('Name of new list').fill('Hips, spring');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('link', { name: 'Hips, spring' })).toBeVisible();

    await page.getByRole('link', { name: 'All saved' }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Lists' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Saved', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);

    await page
      .getByRole('button', { name: /^Add note/ })
      .first()
      .click();
    await page.getByLabel(/^Your note/).fill('Ask about the implant');
    await expect(page.getByRole('main').getByText('Saved', { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(rows(page).first()).toContainText('Ask about the implant');

    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('was removed')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText('Ask about the implant');

    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Move', exact: true }).last().click();
    await expect(page.getByText('was moved to Hips, spring.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    const table = page.getByRole('region', { name: /Packages/ });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table).toContainText('Total with extras');
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'All your lists' }).click();
    await page.getByRole('link', { name: 'Hips, spring' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByRole('dialog')).toContainText('The item in it will no longer be saved');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(page.getByRole('link', { name: 'Hips, spring' })).toHaveCount(0);
  });
});

test.describe('a shared list', () => {
  // What was withdrawn answers 404, which the browser mentions in its console.
  test.use({ expected: [/404 \(Not Found\)/] });

  test('is read by whoever has the link and knows nothing, until it is withdrawn', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUp(page, `/packages/${TREATMENT}`, { firstName: 'Inés' });
    await enhanced(page);
    for (const index of [0, 1]) await press(page, index);
    await page.goto('/favorites');
    await page.getByRole('main').getByRole('link', { name: 'Saved', exact: true }).click();
    await page
      .getByRole('button', { name: /^Add note/ })
      .first()
      .click();
    await page.getByLabel(/^Your note/).fill('Too far from the airport');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByLabel('Link to the list').inputValue();
    expect(await axeViolations(page)).toEqual([]);

    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await other.goto(link);
    await expect(other.getByText('Inés shared 2 items with you.')).toBeVisible();
    await expect(rows(other)).toHaveCount(2);
    await expect(other.getByRole('main')).not.toContainText('Too far');
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await axeViolations(other)).toEqual([]);
    await heart(other).click();
    await expect(saved(other)).toHaveAccessibleName('Saved: 1');

    const taken = page.waitForResponse((response) => response.url().endsWith('/share'));
    await page.getByLabel('Also show my notes').check();
    await taken;
    await other.goto(link.replace('/favorites', '/es/favorites'));
    await expect(other.getByText('Nota de Inés')).toBeVisible();
    await expect(other.getByRole('main')).toContainText('Too far');

    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByText('Link revoked')).toBeVisible();
    await other.goto(link);
    await expect(other.getByText('The list was deleted or its link was revoked')).toBeVisible();
    await other.context().close();
  });
});

test.describe('a list of somebody else', () => {
  test.use({ expected: [/404 \(Not Found\)/] });

  test('is not found', async ({ page }) => {
    await enterAsPatient(page, '/favorites/lists/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10');
    await expect(page.getByText('We can’t find that list')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/es/favorites');
    await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
