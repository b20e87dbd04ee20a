import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { growOld } from '../../steps/answer-once.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { mailSaying } from '../../steps/mail.ts';
import { enterAs, openInPortal, settled } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { adminToken, enterAsTeam } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

test.use({ expected: [/status of (401|422)/] });

const NAME = 'Clínica Cuenta Propia';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);

test('an owner sets the account and confirms who they are, an admin verifies it, pays out and refuses it later, the clinic is told', async ({
  page,
  browser,
  origin,
}) => {
  const token = await adminToken(origin);
  const { email, password, clinic } = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: NEXT_YEAR });

  await signIn(page, email, password, '/provider/settings');
  await settled(page);
  const bank = page.getByRole('region', { name: 'Payout accounts' });
  await bank.getByRole('button', { name: 'Add account' }).click();
  const dialog = dialogOf(page).filter({ hasText: 'Add a payout account' });
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.getByLabel('Account holder').fill(`${NAME} S.A.`);
  await dialog.getByLabel('Country of the bank').selectOption('CR');
  await dialog.getByRole('textbox', { name: 'Bank', exact: true }).fill('Banco Ejemplo');
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill('CR05 0152 0200 1026 2840 67');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(dialog.getByText('At least one digit is wrong').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await growOld(page, '**/api/v1/provider/payout-accounts/USD');
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill('CR05 0152 0200 1026 2840 66');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByText('ending 4066')).toBeVisible();
  await expect(bank.getByText('We’re verifying this account')).toBeVisible();
  await bank.getByRole('button', { name: /^Show number/ }).click();
  await expect(bank.getByText('CR05 0152 0200 1026 2840 66')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await mailSaying(email, 'ending 4066')).toContain('Not you or your team?');

  // What the clinic is owed, without a booking.
  const team = await browser.newPage({ baseURL: origin });
  await enterAsTeam(team, origin, `/admin/providers/${clinic}`);
  await callAs(team, 'POST', '/admin/adjustments', {
    provider_id: clinic,
    amount: { amount: 12_000, currency: 'USD' },
    reason: 'Interpreter paid by the clinic',
  });
  const record = team.getByRole('region', { name: 'Bank accounts' });
  await record.getByRole('button', { name: 'Verify' }).click();
  await expect(dialogOf(team)).toContainText(`${NAME} S.A.`);
  expect(await axeViolations(team)).toEqual([]);
  await dialogOf(team).getByRole('button', { name: 'Verify account' }).click();
  await expect(record.getByText('Verified, same name')).toBeVisible();

  await openInPortal(team, `/admin/payments/payouts?clinic=${clinic}`);
  await team
    .getByRole('main')
    .getByRole('button', { name: /^Pay out/ })
    .click();
  await expect(dialogOf(team)).toContainText('ending 4066');
  expect(await axeViolations(team)).toEqual([]);
  await dialogOf(team)
    .getByRole('button', { name: /^Pay out US\$\s120\.00$/ })
    .click();
  await team.getByRole('link', { name: /^On its way/ }).click();
  await expect(
    team.getByRole('region', { name: 'Payouts' }).getByRole('row').filter({ hasText: '4066' }),
  ).toBeVisible();
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('main').getByRole('button', { name: 'Export transfers' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^transfers-.*\.csv$/);
  // The bank says that it closed the account.
  await openInPortal(team, `/admin/providers/${clinic}`);
  await record.getByRole('button', { name: 'Refuse the account in USD' }).click();
  await dialogOf(team).getByRole('button', { name: 'Refuse account' }).click();
  await expect(dialogOf(team).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialogOf(team).getByLabel('Reason').fill('Banco Ejemplo closed this account.');
  expect(await axeViolations(team)).toEqual([]);
  await dialogOf(team).getByRole('button', { name: 'Refuse account' }).click();
  await expect(record.getByText('Refused', { exact: true })).toBeVisible();
  await team.close();

  await expect(async () => {
    await openInPortal(page, '/notifications');
    await expect(page.getByRole('main')).toContainText('A payout is on its way', { timeout: 5000 });
  }).toPass();
  await openInPortal(page, '/provider/financials');
  await page.getByRole('region', { name: 'Payouts' }).getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Banco Ejemplo, ending 4066');
  await openInPortal(page, '/provider/settings');
  await expect(bank).toContainText('Banco Ejemplo closed this account.');
  await expect(bank.getByRole('button', { name: 'Change the account in USD' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clinic reads its accounts without scrolling sideways', async ({ page }) => {
    await enterAs(page, 'provider', '/provider/settings');
    await settled(page);
    await expect(page.getByRole('region', { name: 'Payout accounts' })).toContainText('ending');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
