import type { Page } from '@playwright/test';
import type { DueBalances } from '@travesia/contracts/payments';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf, payByCard } from '../../steps/bookings.ts';
import { enterAs, settled } from '../../steps/portal.ts';

/** Cents of an amount as it is shown: `−US$ 1,007.20`. */
const cents = (text: string | null) => {
  const [found = ''] = /[\d,]+\.\d\d/.exec(text ?? '') ?? [];
  return Number(found.replace(/[,.]/g, '')) * (text?.includes('\u2212') ? -1 : 1);
};

/** The amounts of the lines that are shown, without sums. */
const amounts = async (page: Page) =>
  (await page.locator('.money-lines tbody tr:not(.money-sum) td:nth-child(3)').allTextContents()).map(cents);

const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** The day that is so many days ahead, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// One after the other: the last one pays, and with it changes what the others add up.

test('a clinic opens a figure, and its lines add up to it', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/financials');
  await settled(page);
  const main = page.getByRole('main');
  expect(await axeViolations(page)).toEqual([]);
  const received = main
    .locator('.money-adds')
    .first()
    .getByRole('link', { name: /Received from patients/ });
  const shown = cents(await received.textContent());
  expect(shown).toBeGreaterThan(0);
  await received.click();
  await expect(dialogOf(page)).toContainText('The lines below add up to it.');
  expect(add(await amounts(page))).toBe(shown);
  expect(await axeViolations(page)).toEqual([]);

  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => !url.searchParams.has('figure'));
});

test('a clinic sees what a payout is made of, and downloads a statement', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/financials');
  await settled(page);
  const main = page.getByRole('main');
  const payouts = main.getByRole('region', { name: 'Payouts' });
  const row = payouts.getByRole('row').filter({ hasText: 'Paid' }).first();
  const paid = cents(await row.getByRole('cell').first().textContent());
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payout /);
  const total = main.getByRole('row').filter({ hasText: 'Paid out' });
  expect(cents(await total.textContent())).toBe(paid);
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole('link', { name: 'Financials' }).click();
  for (const [format, ending] of [
    ['PDF, to print or send', /\.pdf$/],
    ['CSV, for spreadsheets', /\.csv$/],
  ] as const) {
    await main.getByRole('button', { name: 'Statement' }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Period' }).selectOption({ label: 'This year' });
    await dialogOf(page).getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(ending);
    await expect(dialogOf(page)).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clinic reads its payments as cards and opens one', async ({ page }) => {
    await enterAs(page, 'provider', '/provider/payments?tab=all');
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(dialogOf(page)).toContainText('Money of the booking');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a clinic reads its requests without scrolling sideways', async ({ page }) => {
    await enterAs(page, 'provider', '/provider/payments?view=requests');
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Request balance' }).click();
    await expect(dialogOf(page)).toContainText('Due date');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('an organization sees payments and payouts of its clinics, filters them and exports them', async ({ page }) => {
  await enterAs(page, 'organization', '/organization/financials');
  await settled(page);
  const main = page.getByRole('main');
  const parts = main.getByRole('navigation', { name: 'Parts of the money' });
  const exported = async (name: RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(name);
  };

  await parts.getByRole('link', { name: 'Payments' }).click();
  await settled(page);
  const link = main.getByRole('row').getByRole('link').first();
  await link.click();
  await expect(dialogOf(page).getByRole('link', { name: 'Open booking' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await exported(/^payments-.*\.csv$/);

  await parts.getByRole('link', { name: 'Payouts' }).click();
  await settled(page);
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await exported(/^payouts-.*\.csv$/);
  await main.getByRole('combobox', { name: 'Currency' }).selectOption({ index: 1 });
  await expect(page).toHaveURL((url) => url.searchParams.has('currency') && url.searchParams.get('view') === 'payouts');
  // A list that loads is dimmed.
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a clinic requests a balance and withdraws it; a patient pays what another one asks', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/payments?view=requests');
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
  // Other tests book for the same patient meanwhile, and what they agree to is asked for by itself.
  const { data: asked } = await callAs<DueBalances>(page, 'GET', '/balance-requests');
  const oldest = asked.toSorted((one, other) => one.created_at.localeCompare(other.created_at))[0]?.booking.id;
  const pay = page.getByRole('region', { name: 'Payments due' }).locator(`a[href$="booking=${oldest}"]`);
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
