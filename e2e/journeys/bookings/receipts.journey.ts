import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book } from '../../steps/book.ts';
import { dialogOf, PACKAGE, payByCard } from '../../steps/bookings.ts';
import { signUp } from '../../steps/sign-up.ts';

async function downloadOf(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}

/** Downloads a PDF; returns its name. */
async function pdfOf(page: Page, button: Locator): Promise<string> {
  const file = await downloadOf(page, button);
  expect((await readFile(await file.path())).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  return file.suggestedFilename();
}

test('a patient pays in the sandbox, downloads the receipt, cancels and downloads the receipt of the refund', async ({
  page,
}) => {
  await signUp(page, '/bookings');
  const { id, reference } = await book(page, { kind: 'treatment', package: PACKAGE });
  await page.goto(`/booking/payment?booking=${id}`);
  await page.getByRole('button', { name: /^Pay US\$/ }).click();
  await payByCard(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
  const money = page.getByRole('complementary', { name: 'Payments' });
  const receipt = await pdfOf(page, money.getByRole('button', { name: /^Receipt: US\$/ }));
  expect(receipt).toMatch(/^receipt-RC(-[0-9A-Z]{4}){3}\.pdf$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`/bookings/${id}#payments`);
  await expect(page.getByRole('heading', { name: 'Payments and refunds' })).toBeFocused();
  expect(await pdfOf(page, money.getByRole('button', { name: /^Receipt: US\$/ }))).toBe(receipt);
  expect(await pdfOf(page, money.getByRole('button', { name: 'Booking statement' }))).toBe(
    `statement-${reference.replace('TR-', 'ST-')}.pdf`,
  );
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('My plans changed.');
  await dialogOf(page)
    .getByRole('button', { name: /^Cancel, get US\$.* back$/ })
    .click();
  await expect(page.getByText('You canceled this booking')).toBeVisible();
  // The sandbox pays refunds out a moment later; the page looks by itself.
  const refund = money.getByRole('button', { name: /^Refund receipt: US\$/ });
  expect(await pdfOf(page, refund)).toMatch(/^refund-RF(-[0-9A-Z]{4}){3}\.pdf$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/bookings?tab=payments');
  const list = page.getByRole('region', { name: 'Payments and receipts' });
  await expect(list.getByRole('row').filter({ hasText: reference })).toHaveCount(2);
  expect(await pdfOf(page, list.getByRole('button', { name: /^Receipt: RC-/ }))).toBe(receipt);
  const table = await downloadOf(page, list.getByRole('button', { name: /\(CSV\)$/ }).first());
  const rows = (await readFile(await table.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain(',refund,');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});
