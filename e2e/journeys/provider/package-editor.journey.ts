import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { beginPackage, fillGaps, packageSaved, publishPackage } from '../../steps/package-editor.ts';
import { enterAs } from '../../steps/portal.ts';

/** Begins a package for a treatment at the demo's clinic. */
async function begin(page: Page, treatment: string): Promise<void> {
  await enterAs(page, 'provider', '/provider/packages/create');
  await beginPackage(page, treatment);
}

test('by keyboard alone a package is begun, completed, published, and seen by patients with the same price', async ({
  page,
}) => {
  await begin(page, 'Hip replacement');
  await fillGaps(page, '9,250.00', { byKeyboard: true });
  expect(await axeViolations(page)).toEqual([]);
  const address = await publishPackage(page);
  await page.goto(address);
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
    await packageSaved(other);
    await title(page).fill('Facelift with two nights');
    await title(page).blur();
    await packageSaved(page);
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
