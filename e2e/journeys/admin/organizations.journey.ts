import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { newAddress } from '../../steps/mail.ts';
import { enterAsAdmin } from '../../steps/portal.ts';

test('an organization is made, named anew, and asks a clinic to join', async ({ page }) => {
  await enterAsAdmin(page, '/admin/organizations');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New organization' }).click();
  const making = page.getByRole('dialog', { name: 'New organization' });
  await making.getByLabel('Name', { exact: true }).fill('Red Quetzal');
  await making.getByLabel('City').fill('San José');
  await making.getByLabel('Country').selectOption({ label: 'Costa Rica' });
  await making.getByLabel('Owner’s email').fill(newAddress());
  await making.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Quetzal');
  await expect(main.getByRole('region', { name: 'Team members' })).toContainText('Owner');
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: 'Edit', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit' });
  await editing.getByLabel('Name', { exact: true }).fill('Red Quetzal Salud');
  await editing.getByLabel('Reason').fill('They changed their name');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Quetzal Salud');
  await expect(main.getByText('They changed their name')).toBeVisible();

  await main.getByRole('button', { name: 'Invite clinic' }).click();
  const asking = page.getByRole('dialog', { name: /^Invite a clinic/ });
  await asking.getByLabel('Find a clinic').fill('Dental Garita');
  await asking.getByRole('radio', { name: /Dental Garita Norte/ }).check();
  await asking.getByRole('button', { name: 'Invite clinic' }).click();
  await expect(main.getByRole('region', { name: 'Clinics' })).toContainText('Dental Garita Norte');
});

test('the dashboard leads to what waits longest', async ({ page }) => {
  await enterAsAdmin(page, '/admin/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'To do' }).getByRole('listitem')).not.toHaveCount(0);
  await main.getByRole('link', { name: 'Suspended clinics' }).click();
  await expect(page).toHaveURL(/\/admin\/providers\?tab=suspended$/);
  await expect(main.getByRole('rowheader')).not.toHaveCount(0);
});
