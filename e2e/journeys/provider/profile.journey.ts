import { expect, test } from '../../fixtures/journey.ts';

const PROFILE = '/providers/clinica-dental-ceiba';

test('the evidence behind a badge opens by keyboard', async ({ page }) => {
  await page.goto(PROFILE);
  const credentials = page.getByRole('region', { name: 'Licenses and accreditations' });
  const second = credentials.locator('details').nth(1);
  await expect(second).not.toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(second.getByText('Issued by')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(second).not.toHaveAttribute('open');
});

test('the address is copied where the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(PROFILE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one reads the reviews of patients like oneself, and takes the filter back', async ({ page }) => {
    await page.goto(PROFILE);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const all = await reviews.getByRole('status').textContent();
    const home = reviews.getByLabel('They live in');
    await home.selectOption({ index: 1 });
    await reviews.getByRole('button', { name: 'Show reviews' }).click();
    await expect(page).toHaveURL(/home=[A-Z]{2}.*#reviews$/);
    await expect(home).not.toHaveValue('');
    await expect(reviews.getByRole('status')).not.toHaveText(all ?? '');
    await reviews.getByRole('link', { name: 'See all reviews' }).click();
    await expect(reviews.getByRole('status')).toHaveText(all ?? '');
  });

  test('one compares countries, sorts them and goes on to their packages', async ({ page }) => {
    await page.goto('/treatments');
    await page.getByRole('link', { name: 'Compare countries' }).first().click();
    await page.getByLabel('Treatment', { exact: true }).selectOption('hip-replacement');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/treatment=hip-replacement/);
    await page.getByRole('columnheader', { name: 'Rating' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
    await page
      .getByRole('table')
      .getByRole('link', { name: /package/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/packages\/hip-replacement\?country=/);
  });
});
