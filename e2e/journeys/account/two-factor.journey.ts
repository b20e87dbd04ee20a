import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { growOld } from '../../steps/answer-once.ts';
import { linkInMail, newAddress } from '../../steps/mail.ts';
import { beginApp, codeOf, turnOn } from '../../steps/authenticator.ts';
import { inPortal, signOut } from '../../steps/portal.ts';
import { PASSWORD, register, signUp } from '../../steps/sign-up.ts';

/** The first step of signing in. */
async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('a second factor', () => {
  // What the server refuses on purpose, the browser mentions in its console.
  test.use({ expected: [/status of 40[13]/] });

  test('is set up with an app where it is demanded, asked for when signing in, and replaced by a recovery code', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = await signUp(page, '/profile');
    // As if patients had to have one; that the server then refuses everything else is shown by demanded.int.test.ts.
    await page.route('**/api/v1/favorites**', (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 'auth.two_factor_required',
          status: 403,
          title: '',
          detail: '',
          type: '',
          request_id: 'r',
          error: '',
        },
      }),
    );
    await page.goto('/favorites');
    await expect(page).toHaveURL(/\/profile\/security\?reason=two_factor_required&returnUrl=%2Ffavorites$/);
    await page.unrouteAll();
    const main = page.getByRole('main');
    await expect(main.getByText('Set up two-factor authentication')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const secret = await beginApp(page);
    await turnOn(page, '12345');
    await expect(page.getByText('Enter the 6 digits from the app.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await turnOn(page, codeOf(secret));

    const list = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const codes = await list.allInnerTexts();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await file).suggestedFilename()).toBe('travesia-recovery-codes.txt');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Save the codes first, then check this box.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('I saved my codes').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
    await main.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await signOut(page);

    await page.goto('/login?returnUrl=%2Ffavorites');
    await typePassword(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByLabel('App code')).toBeFocused();
    await page.getByLabel('App code').fill(codeOf(secret, 20));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.locator('#field-totp-error')).toContainText('That code is incorrect');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to password' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await typePassword(page, email);
    await page.getByLabel('App code').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/favorites$/);
    await inPortal(page);
    await signOut(page);

    await page.goto('/login?returnUrl=%2Fprofile%2Fsecurity');
    await typePassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[3]?.toUpperCase() ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\/security$/);
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
  });

  test('asks who one is before a sensitive act, once, and goes on with it', async ({ page }) => {
    await signUp(page, '/profile');
    await growOld(page, '**/api/v1/auth/two-factor/totp');
    await page.getByRole('button', { name: 'Set up app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Your password', { exact: true }).fill('not the right one');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('That password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeVisible();
  });
});

test('a passkey is added, renamed, signs in without a password, and is removed', async ({ page, baseURL }) => {
  // Passkeys are bound to a name of a host; of one's own machine that is this one.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = newAddress();
  await register(page, email);
  await page.goto(origin + (await linkInMail(email)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await inPortal(page);
  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await signOut(page);

  await page.goto(`${origin}/login?returnUrl=%2Fprofile%2Fsecurity`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByText(/Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('My laptop', { exact: true })).toBeHidden();
  await device.detach();
});
