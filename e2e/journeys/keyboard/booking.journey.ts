import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { inPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';

test('a patient by keyboard alone: choose a time, book it, and cancel', async ({ page }) => {
  const main = page.getByRole('main');
  await signUp(page, `/booking/consultation?clinic=${PROVIDER}&kind=consultation`);
  const key = (name: string) => page.keyboard.press(name);
  await tabTo(page, main.getByRole('link', { name: 'Take this time' }));
  await key('Enter');
  await expect(page).toHaveURL(/\/booking\/review\?/);
  await inPortal(page);
  await tabTo(page, main.getByRole('textbox', { name: /^Note to the clinic/ }));
  await page.keyboard.type('I use a wheelchair.');
  await tabTo(page, main.getByRole('button', { name: 'Book this time' }));
  await key('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
  await tabTo(page, main.getByRole('link', { name: 'Booking details' }));
  await key('Enter');
  await expect(main.getByText('I use a wheelchair.')).toBeVisible();

  const cancel = main.getByRole('button', { name: 'Cancel booking' });
  await tabTo(page, cancel);
  await key('Enter');
  await expect(dialogOf(page)).toContainText('Canceling is free.');
  // Escape leaves everything as it was, and the focus where it was.
  await key('Escape');
  await expect(cancel).toBeFocused();
  // The browser closes a dialog a moment before the page takes it away, and no key is pressed within that moment.
  await expect(page.locator('dialog', { hasText: 'Reason' })).toHaveCount(0);
  await key('Enter');
  await expect(dialogOf(page)).toContainText('Canceling is free.');
  await tabTo(page, dialogOf(page).getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('My plans changed.');
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Cancel booking' }));
  await key('Enter');
  await expect(main.getByText('You canceled this booking')).toBeVisible();
});
