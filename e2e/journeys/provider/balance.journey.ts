import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { dialogOf, payByCard } from '../../steps/bookings.ts';
import { enterAs, settled } from '../../steps/portal.ts';

/** The day that is so many days ahead, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a clinic requests a balance and withdraws it; a patient pays what another one asks', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/payments');
  await settled(page);
  const requests = page.getByRole('region', { name: 'Payment requests' });
  await expect(requests.getByText('Open', { exact: true }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await requests.getByRole('button', { name: 'Request balance' }).click();
  const dialog = dialogOf(page);
  const booking = dialog.getByRole('combobox', { name: 'Booking' });
  await booking.selectOption({ index: 1 });
  const reference = /TR-\w{4}-\w{4}/.exec((await booking.locator('option:checked').textContent()) ?? '')?.[0] ?? '';
  await expect(dialog.getByText(/You can request up to/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('99,999,999');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText(/^Enter an amount up to/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('12');
  await dialog.getByLabel('Due date').fill(inDays(9));
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('For the extra night.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Request US\$/ }).click();
  await expect(dialog).toHaveCount(0);
  const row = requests.getByRole('row').filter({ hasText: reference });
  await expect(row.first()).toContainText('Open');

  await row.first().getByRole('button', { name: 'Withdraw request' }).click();
  await dialogOf(page).getByRole('button', { name: 'Withdraw request' }).click();
  await expect(row.first()).toContainText('Withdrawn');

  await enterAs(page, 'patient', '/patient/dashboard');
  const due = page.getByRole('region', { name: 'Payments due' });
  const pay = due.getByRole('link', { name: /^Pay US\$/ });
  const amount = /US\$\s[\d,.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? 'none';
  expect(await axeViolations(page)).toEqual([]);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay the balance');
  await expect(page.getByText(/^Pay by /).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await payByCard(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment arrived');
  await page.getByRole('link', { name: 'Booking details' }).click();
  await expect(page.getByRole('complementary', { name: 'Payments' })).toContainText('Balance');
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clinic reads its requests without scrolling sideways', async ({ page }) => {
    await enterAs(page, 'provider', '/provider/payments');
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Request balance' }).click();
    await expect(dialogOf(page)).toContainText('Due date');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
