import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { linkInMail } from '../../steps/mail.ts';
import { enterAsPatient, signOut } from '../../steps/portal.ts';
import { PASSWORD, signUpByForm } from '../../steps/sign-up.ts';

const ANOTHER = 'otras cuatro palabras nuevas';

test.describe('an account', () => {
  // What the server refuses on purpose, the browser mentions in its console.
  test.use({ expected: [/status of 4(01|10)/] });

  test('from the sign-up by the mail’s link to one’s devices, a forgotten password and out again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signUpByForm(page, '/profile');
    await expect(page.getByRole('main').getByText('Delgado Ruiz', { exact: true })).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    // Another device resets the password, which signs this one out.
    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await other.goto('/forgot-password');
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send link' }).click();
    const reset = await linkInMail(email, 2);
    await other.goto(reset);
    await other.getByLabel('New password').fill(ANOTHER);
    await other.getByRole('main').getByRole('button', { name: /Save/ }).click();
    await expect(other).toHaveURL(/\/patient\/dashboard$/);
    await other.context().close();

    // The open page learns of it by itself.
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile&reason=session_expired$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(ANOTHER);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);

    // The other device is still signed in: it is seen here, and signed out.
    await expect(page.getByRole('listitem').filter({ hasText: 'Network' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out the others' }).click();
    await expect(page.getByText('All other devices signed out')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Network' })).toHaveCount(1);

    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not the right one at all');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('That isn’t your current password.')).toBeVisible();
    await page.getByLabel('Current password').fill(ANOTHER);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();

    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();

    // A link works once.
    await page.goto(reset);
    await page.getByLabel('New password').fill('ya no sirve este enlace');
    await page.getByRole('main').getByRole('button', { name: /Save/ }).click();
    await expect(page.getByRole('main')).toContainText(/used|too old/);
  });
});

test('two tabs whose access token is refused at once refresh it once', async ({ page, context }) => {
  await enterAsPatient(page, '/profile');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/about');
  await page.evaluate(() => localStorage.setItem('access_token', 'a.b.c'));
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await Promise.all([page.goto('/profile'), second.goto('/profile')]);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(second.getByText('This device', { exact: true })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});
test.use({ expected: [/status of 401/] });
