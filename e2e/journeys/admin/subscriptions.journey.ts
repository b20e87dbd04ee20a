import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, enterAsAdmin, settled } from '../../steps/portal.ts';

const ENDED = ['Dental Médanos', 'Capilar Reforma', 'Dental y Visión Caplina'];

test('an admin extends three ended subscriptions at once, and learns which one has no plan to continue', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/subscriptions?tab=ended&sort=name');
  const main = page.getByRole('main');
  await expect(main.getByText('nothing changes for patients')).toBeVisible();
  for (const name of ENDED) await main.getByRole('checkbox', { name: `Select ${name}` }).check();
  await main.getByRole('button', { name: 'Extend 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend 3 subscriptions?' });
  await expect(dialog.getByLabel('Plan')).toHaveValue('same');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Months to add').fill('37');
  await dialog.getByRole('button', { name: 'Extend 3' }).click();
  await expect(dialog.getByLabel('Months to add')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Months to add').fill('6');
  await dialog.getByRole('button', { name: 'Extend 3' }).click();
  await expect(page.getByText('Done: Extend, 3 rows')).toBeVisible();
  for (const name of ENDED) await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);

  await page.goto('/admin/subscriptions?q=Dental+M%C3%A9danos');
  await settled(page);
  const row = main.getByRole('row').filter({ hasText: 'Dental Médanos' });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Basic');

  await page.goto('/admin/subscriptions?tab=never&sort=name');
  await main.getByRole('checkbox', { name: 'Select Casa Sereno Banderas' }).check();
  await main.getByRole('button', { name: 'Extend 1' }).click();
  const one = page.getByRole('dialog', { name: 'Extend 1 subscription?' });
  await one.getByLabel('Plan').selectOption({ label: 'The plan each clinic has' });
  await one.getByRole('button', { name: 'Extend 1' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Extend: none done, 1 failed' })).toContainText(
    'Casa Sereno Banderas This clinic has never had a plan. Choose one for it.',
  );
  await expect(main.getByRole('checkbox', { name: 'Select Casa Sereno Banderas' })).toBeChecked();
});

test('a clinic finds its subscription in its settings', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/dashboard');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: 'Subscription' }).click();
  const part = page.getByRole('region', { name: 'Subscription' });
  await expect(part).toContainText('Professional');
  await expect(part).toContainText('nothing changes for patients');
});
