import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book } from '../../steps/book.ts';
import { callAs, dialogOf, PACKAGE, payByCard } from '../../steps/bookings.ts';
import { enterAs, enterAsAdmin, settled } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';

test('an admin finds a payment, refunds a part and sees it in the ledger; a large refund waits for a second admin', async ({
  page,
  browser,
  origin,
}) => {
  // A patient pays the deposit of a package.
  await enterAs(page, 'patient', '/bookings');
  const { id, reference } = await book(page, { kind: 'treatment', package: PACKAGE });
  const { checkout_url: url } = await callAs<{ checkout_url: string }>(page, 'POST', '/payments/create-checkout', {
    booking_id: id,
  });
  await page.goto(url);
  await payByCard(page, 'paid');
  await expect(page).toHaveURL(/\/booking\/confirmation\?booking=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');

  await enterAsAdmin(page, '/admin/payments');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Reference or patient' }).fill(reference);
  await main.getByRole('searchbox', { name: 'Reference or patient' }).press('Enter');
  await expect(main.getByRole('status').filter({ hasText: '1 payment' })).toBeVisible();
  await settled(page);
  await main.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  await expect(main.getByRole('article').filter({ hasText: 'Payment received' })).toContainText('Adds up:');
  expect(await axeViolations(page)).toEqual([]);

  // More than is left is refused at the field; a part goes right away.
  const refund = main.getByRole('button', { name: 'Refund', exact: true });
  const dialog = dialogOf(page);
  await refund.click();
  await dialog.getByLabel(/^Amount to refund/).fill('9999999');
  await dialog.getByLabel('Reason').fill('The room was not as agreed.');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel(/^Amount to refund/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(/^Amount to refund/).fill('20.50');
  await expect(dialog).toContainText('goes back to the patient right away');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Refund US\$\s20\.50$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Refunds' })).toContainText('The room was not as agreed.');
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole('article').filter({ hasText: 'Refund' })).toContainText('20.50', { timeout: 5000 });
  }).toPass();

  // A large one needs somebody else.
  await refund.click();
  await dialog.getByLabel(/^Amount to refund/).fill('600');
  await expect(dialog).toContainText('Nothing is paid out until a second admin approves it.');
  await dialog.getByLabel('Reason').fill('Treatment moved to another clinic.');
  await dialog.getByRole('button', { name: /^Request refund of US\$\s600\.00$/ }).click();
  await expect(main.getByText('You requested this refund, so another admin must approve it.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await browser.newPage({ baseURL: origin });
  await enterAsTeam(second, origin, '/admin/payments/refunds');
  await second
    .getByRole('main')
    .getByRole('link', { name: /^To approve/ })
    .click();
  await expect(second).toHaveURL(/status=waiting_for_approval/);
  const row = second.getByRole('main').getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: 'Approve' }).click();
  await dialogOf(second).getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await second.close();

  await page.goto('/admin/payments/ledger?kind=refund');
  await expect(main.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: reference }).first()).toContainText('Adds up:');
  expect(await axeViolations(page)).toEqual([]);
});
