import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAsAdmin, settled } from '../../steps/portal.ts';

test('the list is ordered by risk, says why, and verifies no clinic past its licenses', async ({ page }) => {
  await enterAsAdmin(page, '/admin/providers?tab=pending');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Risk', exact: true }).click();
  await expect(page).toHaveURL(/sort=risk/);
  await expect(main.getByRole('columnheader', { name: 'Risk' })).toHaveAttribute('aria-sort', 'descending');
  await expect(main.getByText('No verified license on file').first()).toBeVisible();
  await main.getByRole('search').getByLabel('Risk', { exact: true }).selectOption('high');
  await expect(page).toHaveURL(/risk=high/);

  await main.getByRole('checkbox', { name: 'Select Sonrisa Pacífico' }).check();
  await main.getByRole('checkbox', { name: 'Select Dental Algodones Norte' }).check();
  // Rows are dimmed while others load.
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Verify 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify 2 clinics?' });
  await dialog.getByRole('textbox').fill('Credentials looked up in the registers');
  await dialog.getByRole('button', { name: 'Verify 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('First verify each license separately').first()).toBeVisible();
});

test('a credential is verified with its source, corrected after a look at what changes, and revoked', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/providers?q=Cardio+Bucaramanga');
  const main = page.getByRole('main');
  await main.locator('tbody').getByRole('link').first().click();
  await main.getByRole('link', { name: /^Documents/ }).click();
  await main.getByRole('button', { name: 'Add credential' }).click();
  const adding = page.getByRole('dialog', { name: /^Add credential/ });
  await adding.getByLabel('Type').selectOption({ label: 'Accreditation' });
  await adding.getByLabel('Accreditor').selectOption('Joint Commission International (JCI)');
  await expect(adding.getByLabel('Issued by')).toHaveValue('Joint Commission International (JCI)');
  await adding.getByLabel('Type').selectOption({ label: 'Membership' });
  await expect(adding.getByLabel('Accreditor')).toBeHidden();
  await adding.getByLabel('Issued by').fill('Sociedad de Cardiología');
  await adding.getByLabel('Issued to').fill('Cardio Bucaramanga');
  await adding.getByLabel('Reason (recorded and sent to the owners)').fill('Sent by the clinic');
  await adding.getByRole('button', { name: 'Add credential' }).click();
  await expect(adding).toBeHidden();
  const row = main.getByRole('listitem').filter({ hasText: 'Sociedad de Cardiología' });
  const act = async (name: string) => {
    await row.locator('.action-menu > summary').click();
    await row.getByRole('button', { name, exact: true }).click();
  };

  await act('Verify');
  const verifying = page.getByRole('dialog', { name: /^Verify: Membership/ });
  await verifying.getByLabel('Source', { exact: true }).fill('Member list of the society');
  await verifying.getByLabel('Source URL').fill('https://sociedad.example/members');
  await verifying.getByLabel('Reason (recorded and sent to the owners)').fill('Checked today');
  expect(await axeViolations(page)).toEqual([]);
  await verifying.getByRole('button', { name: 'Verify credential' }).click();
  await expect(main.getByText('Source: Member list of the society.')).toBeVisible();

  await act('Correct');
  const correcting = page.getByRole('dialog', { name: /^Correct: Membership/ });
  await correcting.getByLabel('Registry number').fill('M-77');
  await expect(correcting.getByText('No changes to save.')).toBeHidden();
  await correcting.getByLabel('Reason (recorded and sent to the owners)').fill('The number was missing');
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await expect(main.getByText('Sociedad de Cardiología, M-77')).toBeVisible();

  await act('Revoke');
  const revoking = page.getByRole('dialog', { name: /^Revoke credential: Membership/ });
  await revoking.getByLabel('Reason (recorded and sent to the owners)').fill('The society denies it');
  await revoking.getByRole('button', { name: 'Revoke credential' }).click();
  await expect(main.getByText('Revoked.')).toBeVisible();
  await act('History');
  const history = page.getByRole('dialog', { name: /^History: Membership/ });
  await expect(history.getByText('The society denies it')).toBeVisible();
  await expect(history.getByText('M-77')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('treatment listings are ordered by the heads of their table', async ({ page }) => {
  await enterAsAdmin(page, '/admin/treatment-listings');
  const main = page.getByRole('main');
  const head = main.getByRole('columnheader', { name: 'Typical price' });
  await head.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/sort=price/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/sort=-price/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});
