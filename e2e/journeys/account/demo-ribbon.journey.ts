import { expect, test } from '../../fixtures/journey.ts';

const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/reset-password', '/verify-email'];

test('every screen of accounts says that the data is invented, before signing in and after', async ({ page }) => {
  const ribbon = page.getByRole('complementary').filter({ hasText: 'fictional' });
  for (const address of SIGNED_OUT) {
    await page.goto(address);
    await expect(ribbon, address).toBeVisible();
  }
  await page.goto('/login?returnUrl=%2Fprofile');
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(ribbon).toBeVisible();
});
