import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, enterAsAdmin, settled } from '../../steps/portal.ts';

// Other journeys edit the same clinic meanwhile; its forms merge what they saved.
test.use({ expected: [/409 \(Conflict\)/] });

test('a clinic is told which phrase is not allowed and what to write, mends it, and states what its country wants', async ({
  page,
}) => {
  await enterAs(page, 'provider', '/provider/settings');
  const about = page.getByRole('region', { name: 'About the clinic', exact: true });
  const text = about.getByRole('textbox').first();
  const before = await text.inputValue();
  await text.fill(`${before} Guaranteed results, painless and 100% safe.`);
  const list = about.getByRole('list', { name: 'What to change in this text' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const first = list.getByRole('listitem').first();
  await expect(first.locator('mark')).toHaveText('Guaranteed results');
  await expect(first.getByText('Nobody can guarantee the result of a medical treatment.')).toBeVisible();
  await expect(first.getByText(/^Write instead:/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await first.getByRole('button', { name: 'Select in the text' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Realistic expectations');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await text.fill(before);
  await expect(list).toBeHidden();

  const advertising = page.getByRole('region', { name: 'Advertising', exact: true });
  await advertising.getByLabel('Responsible doctor').fill('Dra. Lucía Mora');
  await advertising.getByLabel('Registration number', { exact: true }).fill('MED 12345');
  await advertising.getByLabel('Registration number', { exact: true }).blur();
  await settled(page);
  await page.reload();
  await expect(advertising.getByLabel('Responsible doctor')).toHaveValue('Dra. Lucía Mora');
});

test('a clinic requests a restricted treatment, an admin approves it, and undoes that', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/treatments');
  const main = page.getByRole('main');
  const restricted = main.getByRole('region', { name: 'Restricted treatments' });
  await restricted.getByRole('button', { name: 'Request approval' }).first().click();
  const asking = page.getByRole('dialog', { name: /^Request approval/ });
  await expect(asking.getByText(/FDA has not approved/)).toBeVisible();
  await asking
    .getByLabel('For whom, how')
    .fill('Adults with osteoarthritis of the knee, only inside our registered trial.');
  await asking.getByLabel('Permits, trials').fill('Ministry permit 2214, trial NCT00000001');
  expect(await axeViolations(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Submit' }).click();
  await expect(restricted.getByText('Under review')).toBeVisible();

  await enterAsAdmin(page, '/admin/treatment-approvals?q=Valle+Central');
  await expect(main.getByText('only inside our registered trial')).toBeVisible();
  await main.getByRole('button', { name: 'Approve' }).click();
  const approving = page.getByRole('dialog', { name: /^Approve/ });
  await approving.getByRole('textbox').fill('Permit and trial checked with the issuers');
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await settled(page);
  await main.getByRole('button', { name: 'Reject' }).click();
  const rejecting = page.getByRole('dialog', { name: /^Reject/ });
  await rejecting.getByRole('textbox').fill('The permit does not cover this use');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting).toBeHidden();

  await enterAs(page, 'provider', '/provider/treatments');
  await expect(restricted.getByText('The permit does not cover this use')).toBeVisible();
  await expect(restricted.getByRole('button', { name: 'Request approval again' })).toBeVisible();
});
