import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { mailSaying } from '../../steps/mail.ts';
import { inPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken, answerTicket, askTeam } from '../../steps/team.ts';

test('emails are turned off by the link of an email, without signing in, and on again', async ({
  page,
  browser,
  origin,
}) => {
  const email = await signUp(page, '/support');
  await inPortal(page);
  const id = await askTeam(page, 'Which credentials do I need?', 'For Costa Rica.');
  await answerTicket(origin, await adminToken(origin), id, 'A passport.');
  const mail = await mailSaying(email, 'Turn off emails like this one:');
  const link = /(\/unsubscribe\?token=[\w-]+)/.exec(mail)?.[1] ?? '';
  expect(mail).not.toContain('A passport.');

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const stranger = await elsewhere.newPage();
  // Scanners of mail open links, so opening it changes nothing.
  for (let visits = 0; visits < 2; visits++) {
    await stranger.goto(origin + link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Turn off emails about messages?');
  }
  await stranger.getByRole('button', { name: 'Turn off' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Emails about messages are off');
  await page.goto('/profile/edit#notifications');
  await inPortal(page);
  const box = page.getByRole('checkbox', { name: 'Messages, by email' });
  await expect(box).not.toBeChecked();

  await stranger.getByRole('button', { name: 'Turn on again' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Emails about messages are on');
  // What mailboxes send when somebody presses their own button.
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await stranger.request.post(origin + link, { form })).status()).toBe(200);
  await stranger.goto(origin + link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Emails about messages are off');
  await stranger.goto(`${origin}/es${link}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Los correos sobre mensajes están desactivados');
  await elsewhere.close();
});

test.describe('a link that was not made here', () => {
  test.use({ expected: [/404 \(Not Found\)/] });

  test('says so, in any language', async ({ page }) => {
    await page.goto('/pt/unsubscribe?token=1-messages-0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('how one is told is set with the keyboard', async ({ page }) => {
  await signUp(page, '/profile/edit');
  await page.goto('/profile/edit#notifications');
  await inPortal(page);
  const saved = () =>
    page.waitForResponse((response) => response.url().endsWith('/notification-preferences') && response.ok());
  const devices = page.getByRole('checkbox', { name: 'Bookings, on devices' });
  await devices.focus();
  const first = saved();
  await page.keyboard.press('Space');
  await first;
  await expect(devices).not.toBeChecked();
  const rhythm = page.getByLabel('Emails about unread messages');
  const second = saved();
  await rhythm.selectOption('daily');
  await second;
  await page.reload();
  await inPortal(page);
  await expect(rhythm).toHaveValue('daily');
  await expect(devices).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
