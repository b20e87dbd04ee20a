import { expect, test } from '../../fixtures/journey.ts';
import { inPortal } from '../../steps/portal.ts';

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

// Other journeys begin behind these doors, with a session from the API.
test('the sign-in of the demonstration has a door for each role, which leads to its portal', async ({ page }) => {
  for (const [door, dashboard] of [
    ['Enter as a patient', '/patient/dashboard'],
    ['Enter as a clinic', '/provider/dashboard'],
    ['Enter as an organization', '/organization/dashboard'],
    ['Enter as an admin', '/admin/dashboard'],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('button', { name: door, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
    await inPortal(page);
    // A call under way would be refused without its session, which the browser reports.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.clear());
  }
});
