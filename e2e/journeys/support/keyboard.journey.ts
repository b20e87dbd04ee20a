import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { inPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';

test('by keyboard alone: ask, read, close, look at the notifications', async ({ page }) => {
  await signUp(page, '/support');
  await inPortal(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Send request' })).toBeVisible();
  await tabTo(page, main.getByLabel('What is it about?'));
  await page.keyboard.type('Account');
  await tabTo(page, main.getByLabel('Subject'));
  await page.keyboard.type('My phone is new');
  await tabTo(page, main.getByLabel('Your message'));
  await page.keyboard.type('How do I move my codes?');
  await tabTo(page, main.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My phone is new');
  await tabTo(page, main.getByRole('button', { name: 'Mark as resolved' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Reopen' })).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications:/ });
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});
