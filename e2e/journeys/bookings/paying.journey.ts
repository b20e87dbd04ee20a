import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book } from '../../steps/book.ts';
import { PACKAGE, payByCard } from '../../steps/bookings.ts';
import { signUp } from '../../steps/sign-up.ts';

const TREATMENT = { kind: 'treatment', package: PACKAGE } as const;

test('a card is declined, the time stays held, and another card pays', async ({ page }) => {
  await signUp(page, '/bookings');
  const { id } = await book(page, TREATMENT);
  await page.goto(`/booking/payment?booking=${id}`);
  await page.getByRole('button', { name: /^Pay US\$/ }).click();
  await payByCard(page, 'declined');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.goto(`/booking/payment?booking=${id}`);
  await expect(page.getByText('The payment didn’t go through')).toBeVisible();
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Try again: pay US\$/ }).click();
  await payByCard(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
});
