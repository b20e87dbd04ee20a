import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book, PACKAGE, payByCard } from '../../steps/bookings.ts';
import { inPortal } from '../../steps/portal.ts';
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

test('a time that is not paid is no longer held, and the way to another one is offered', async ({ page }) => {
  await signUp(page, '/bookings');
  const { id } = await book(page, TREATMENT);
  // Its hold as it is two minutes before it ends; a day would end the session first.
  const soon = new Date(Date.now() + 120_000).toISOString();
  await page.route(`**/api/v1/bookings/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payment_due_at: soon } });
  });
  await page.clock.install();
  await page.goto(`/booking/payment?booking=${id}`);
  await inPortal(page);
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(page.getByText('Your time is no longer held')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay US\$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    new RegExp(`/start-journey/${PACKAGE}`),
  );
});
