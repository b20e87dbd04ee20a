import { expect, test } from '../../fixtures/journey.ts';
import { inPortal } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';

test('a treatment gets another name and another address; search and pages follow', async ({
  page,
  context,
  origin,
}) => {
  await enterAsTeam(page, origin, '/admin/treatment-listings');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('tummy');
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: /tummy/i }).first().click();
  await expect(page).toHaveURL(/treatment-listings\/tummy-tuck$/);
  await main.getByLabel('Synonyms (English)').fill('belly reshaping wonder');
  await main.getByLabel('Test a search').fill('belly reshaping wonder');
  await main.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(main.getByRole('list', { name: 'With your changes' }).getByRole('listitem').first()).toContainText(
    'Tummy',
  );
  await expect(main.getByText('Changed: Synonyms (EN)')).toBeVisible();
  await main.getByLabel('URL', { exact: true }).fill('abdominoplasty-care');
  await expect(main.getByText('tummy-tuck will keep redirecting here')).toBeVisible();
  await main.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page).toHaveURL(/treatment-listings\/abdominoplasty-care$/);
  await expect(main.getByText('Previous URLs that redirect here: tummy-tuck')).toBeVisible();

  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto('/es/treatments/tummy-tuck');
    await expect(visitor).toHaveURL(/\/es\/treatments\/abdominoplasty-care$/, { timeout: 1000 });
  }).toPass();
  await visitor.goto('/treatments?q=belly+reshaping+wonder');
  await expect(visitor.getByRole('main').getByRole('link', { name: /tummy/i }).first()).toBeVisible();

  await page.reload();
  await inPortal(page);
  await main.getByLabel('URL', { exact: true }).fill('tummy-tuck');
  await main.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page).toHaveURL(/treatment-listings\/tummy-tuck$/);
  await main.getByRole('button', { name: 'Restore version' }).click();
  await main.getByRole('button', { name: 'Discard and restore' }).click();
  await expect(main.getByRole('button', { name: 'Restore version' })).toBeHidden();
});
