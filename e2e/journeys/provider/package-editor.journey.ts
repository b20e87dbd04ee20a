import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAs } from '../../steps/portal.ts';

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^ ?Saved \d/ })).toBeVisible();
const count = (page: Page) => page.getByRole('button', { name: /^\d+ to fix$/ });

/** Begins a package for a treatment, by keyboard; a draft that no one changed yet is continued. */
async function begin(page: Page, treatment: string): Promise<void> {
  await enterAs(page, 'provider', '/provider/packages/create');
  await tabTo(page, page.getByLabel('Search treatments'));
  await page.keyboard.type(treatment);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: treatment }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/provider\/packages\/edit\/[0-9a-f-]{36}$/);
  await expect(page.locator('.package-editor')).toBeVisible();
}

/** Answers whatever has the focus, as someone at the keyboard would. */
async function answer(page: Page): Promise<void> {
  const { kind, name } = await page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return { kind: element.type, name: element.name };
  });
  if (kind === 'radio') await page.keyboard.press('Space');
  else if (kind === 'button') await page.keyboard.press('Enter');
  else if (kind === 'select-one') {
    await page.keyboard.press('ArrowDown');
    // A new price line is waiting for its amount.
    if (name === 'lines-add') {
      await expect(page.locator(':focus')).toHaveAttribute('name', 'lines.0.amount');
      await page.keyboard.type('9,250.00');
    }
  } else await page.keyboard.type(kind === 'textarea' ? 'One hip, with everything you need.' : '30');
}

test('by keyboard alone a package is begun, completed, published, and seen by patients with the same price', async ({
  page,
}) => {
  await begin(page, 'Hip replacement');
  const gaps = page.getByRole('region', { name: /before you can publish/ });
  const links = gaps.getByRole('link');
  for (let left = await links.count(); left > 0; left = await links.count()) {
    await tabTo(page, count(page));
    await page.keyboard.press('Enter');
    await expect(gaps).toBeFocused();
    const first = links.first();
    const sentence = await first.innerText();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).not.toBeFocused();
    await answer(page);
    await expect(gaps.getByText(sentence, { exact: true })).toHaveCount(0);
  }
  await saved(page);
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this package?' });
  await expect(dialog.getByText('No patient has agreed terms of this package yet.')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Publish package' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Version 1, published/)).toBeVisible();

  await page.getByLabel('Actions for this package').press('Enter');
  const address = await page.getByRole('link', { name: 'Open public page' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.locator('.price-lines tfoot').getByText('US$ 9,250').first()).toBeVisible();
  await page.goto('/packages/hip-replacement?country=CR');
  await expect(async () => {
    await page.reload();
    const card = page.locator('.result-box', { has: page.locator(`a[href="${address}"]`) });
    await expect(card.getByText('9,250').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('two people who edit the same package', () => {
  // Each save of an old version is refused before the two are merged.
  test.use({ expected: [/409 \(Conflict\)/] });

  test('keep what each wrote, and choose where both wrote in one field', async ({ page, browser, baseURL }) => {
    await begin(page, 'Facelift');
    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await enterAs(other, 'provider', new URL(page.url()).pathname);
    const title = (one: Page) => one.getByLabel('Title: English', { exact: true }).first();

    await other.getByLabel('Days after the procedure').fill('120');
    await other.getByLabel('Days after the procedure').blur();
    await saved(other);
    await title(page).fill('Facelift with two nights');
    await title(page).blur();
    await saved(page);
    await expect(page.getByLabel('Days after the procedure')).toHaveValue('120');

    await title(other).fill('Facelift, awake');
    await title(other).blur();
    const choice = other.getByRole('alert').filter({ hasText: 'This was edited elsewhere' });
    await expect(choice).toContainText('Title (English): Facelift with two nights');
    await expect(title(other)).toHaveValue('Facelift, awake');
    await choice.getByText('Saved elsewhere:').click();
    await choice.getByRole('button', { name: 'Save my choice' }).click();
    await expect(title(other)).toHaveValue('Facelift with two nights');
    await other.context().close();
  });
});
