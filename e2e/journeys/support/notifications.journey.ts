import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { signUp, PASSWORD } from '../../steps/sign-up.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { adminToken, answerTicket, askTeam } from '../../steps/team.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

test('a sign-in on another device is told; reading it clears the number', async ({ page, browser }) => {
  const email = await signUp(page, '/profile');
  await expect(page.getByRole('button', { name: /^Notifications: none new/ })).toBeVisible();
  const elsewhere = await browser.newContext({ userAgent: PHONE, viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await signIn(phone, email, PASSWORD, '/notifications');
  const list = phone.getByRole('main');
  await expect(async () => {
    await phone.reload();
    await inPortal(phone);
    await expect(list.getByRole('link', { name: 'You signed in on a new device' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  expect(await axeViolations(phone)).toEqual([]);

  await page.reload();
  const bell = page.getByRole('button', { name: /^Notifications: 1 unread/ });
  await bell.click();
  await expect(page.getByText('Chrome, Android. If this wasn’t you, end the session in Activity.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: /^Notifications: none new/ })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('link', { name: /^Notifications: none new/ })).toBeVisible();
  await elsewhere.close();
});

test('what a person does not want to be told in the app is not told', async ({ page, origin }) => {
  await signUp(page, '/profile/edit');
  await inPortal(page);
  const box = page.getByRole('checkbox', { name: 'Messages, in the app' });
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/notification-preferences') && response.ok(),
  );
  await box.uncheck();
  await saved;
  await page.goto('/support');
  await inPortal(page);
  const id = await askTeam(page, 'Which credentials do I need?', 'For Costa Rica.');
  await answerTicket(origin, await adminToken(origin), id, 'A passport that is valid for six months.');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('valid for six months');
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText('No notifications yet');
});

test.describe('when the number cannot be refreshed', () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test('the last one stays and says that it is old', async ({ page }) => {
    // Before any page: one that loads meanwhile reads the year 1970 for a moment.
    await page.clock.install();
    await signUp(page, '/profile');
    await inPortal(page);
    await expect(page.getByRole('button', { name: /^Notifications: none new/ })).toBeVisible();
    await page.route('**/notifications/unread-count', (route) => route.abort());
    const old = page.getByRole('button', { name: /^Notifications: none new.*couldn’t refresh it/ });
    // An answer that was on its way begins the half minute anew.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(old).toBeVisible({ timeout: 10_000 });
    }).toPass();
  });
});
