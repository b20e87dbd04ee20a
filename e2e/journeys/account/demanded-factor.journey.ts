import { axeViolations } from '../../accessibility/axe.ts';
import { type Installation, startInstallation } from '../../fixtures/installation.ts';
import { expect, test as journey } from '../../fixtures/journey.ts';
import { beginApp, codeOf, turnOn } from '../../steps/authenticator.ts';
import { linkInMail, newAddress } from '../../steps/mail.ts';
import { signOut } from '../../steps/portal.ts';
import { PASSWORD, register } from '../../steps/sign-up.ts';

/** An installation of its own, empty, on which patients must have a second factor. */
const test = journey.extend<object, { installation: Installation }>({
  installation: [
    async ({ browserName: _any }, provide) => {
      const settings = {
        DEMO_MODE: 'off',
        TWO_FACTOR_ROLES: 'patient',
        SMTP_URL: `smtp://127.0.0.1:${process.env['MAIL_SMTP_PORT']}`,
      };
      const installation = await startInstallation({ settings });
      await provide(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
  baseURL: ({ installation }, provide) => provide(installation.origin),
});

// What the server refuses on purpose, the browser mentions in its console.
test.use({ expected: [/status of 403/] });

test('who must have a second factor sets one up first, goes on to where they wanted, and is asked for it next time', async ({
  page,
}) => {
  const email = newAddress();
  await register(page, email);
  await page.goto(await linkInMail(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/patient\/dashboard$|\/profile\/security\?/);
  await page.goto('/favorites');

  await expect(page).toHaveURL(/\/profile\/security\?reason=two_factor_required&returnUrl=%2Ffavorites$/);
  const main = page.getByRole('main');
  await expect(main.getByText('First, a second factor')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const secret = await beginApp(page);
  await turnOn(page, codeOf(secret));
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);

  await page.goto('/login?returnUrl=%2Ffavorites');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code of the app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/favorites$/);
});
