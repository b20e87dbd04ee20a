import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openHtml } from '../../http/open-html.ts';
import { newAddress } from '../../steps/mail.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { PASSWORD } from '../../steps/sign-up.ts';

const keysKept = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const banner = (page: Page) => page.getByRole('banner');

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Rosa María');
  await page.getByLabel('Last name').fill('Delgado Ruiz');
  await page.getByLabel('Email').fill(email);
}

test('signing in from a page leads back to it, the sign-in then says so, and out again', async ({ page }) => {
  await page.goto('/packages?country=CR');
  const width = (await page.locator('.session-links').boundingBox())?.width;
  await page.locator('.session-links[data-leads-back]').waitFor();
  await banner(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fpackages%3Fcountry%3DCR$/);
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL(/\/packages\?country=CR$/);

  const account = banner(page).getByLabel('Ana’s account');
  await expect(account).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
  expect((await page.locator('.session-links').boundingBox())?.width).toBe(width);
  expect(await keysKept(page)).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'auth-storage']));
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { state: object });
  expect(Object.keys(kept.state).toSorted()).toEqual(['isAuthenticated', 'user']);

  // Whoever looks at the sign-in again is told so.
  await page.goto('/es/login?returnUrl=%2Fes%2Fdirectory');
  await expect(page.getByText('Inició sesión como Ana.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/es/directory');
  await page.goto('/packages?country=CR');

  await account.click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeFocused();
  expect(await keysKept(page)).not.toEqual(expect.arrayContaining(['access_token']));
});

test('who is signed in finds their name and the way out in the phone’s menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login?returnUrl=%2Fabout');
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await banner(page).getByLabel('Menu', { exact: true }).first().click();
  await expect(page.locator('.phone-session')).toContainText('Ana');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.phone-session').getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('the way back is taken along through all screens', async ({ origin }) => {
  let address = '/pt/login?returnUrl=%2Fpt%2Fpackages';
  for (const link of ['Crie uma conta', 'Entre', 'Esqueceu a senha?', 'Entre'])
    address = (await openHtml(origin, address)).html.first('main').linkTo(link);
  expect(address).toBe('/pt/login?returnUrl=%2Fpt%2Fpackages');
});

test.describe('a wrong password', () => {
  test.use({ expected: [/401 \(Unauthorized\)/] });

  test('is said to whoever uses no mouse, and what was typed stays', async ({ page }) => {
    const email = newAddress();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('not the right one');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(page.locator('form .auth-refusal')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});

test.describe('an account', () => {
  test('is made after mistakes are mended, and its address can be changed', async ({ page }) => {
    const email = newAddress();
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Last name: Fill in this field.');
    await expect(summary).toContainText('Terms of use: Check this box to create an account.');
    expect(await axeViolations(page)).toEqual([]);

    await fillIn(page, email);
    await page.getByLabel('Password', { exact: true }).fill('Delgado 1');
    await expect(page.getByText('Too short')).toBeVisible();
    await expect(page.getByText('3 more characters')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Rosa quiere viajar');
    await expect(page.getByText('Don’t use your name or email')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await page.getByLabel(/^I agree to the/).check();
    await page.getByLabel(/^Keep what I write/).check();
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations(page)).toEqual([]);
    expect(await keysKept(page)).not.toContain('access_token');

    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveValue('Delgado Ruiz');
    await expect(page.getByLabel(/^Keep what I write/)).toBeChecked();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('that was half typed survives a reload, but for its password', async ({ page }) => {
    const email = newAddress();
    await page.goto('/signup');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    await fillIn(page, email);
    await page.getByLabel('Country you live in (optional)').selectOption('CL');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Country you live in (optional)')).toHaveValue('CL');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(everything).not.toContain(PASSWORD);
  });
});

test.describe('what the server refuses', () => {
  test.use({ expected: [/422 \(Unprocessable/] });

  test('of a new account stands at its field', async ({ page }) => {
    await page.goto('/signup');
    await fillIn(page, newAddress());
    await page.getByLabel('Password', { exact: true }).fill('passwordpassword');
    await page.getByLabel(/^I agree to the/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('Password: This password is too common');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Last name')).toHaveValue('Delgado Ruiz');
  });
});

test('a new password is asked for with the same answer for every address', async ({ page }) => {
  const email = newAddress();
  await page.goto('/es/forgot-password');
  await page.getByLabel('Correo').fill('rosa@');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('alert')).toContainText('Escriba el correo completo');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText(`Si ${email} tiene una cuenta`)).toBeVisible();
  await page.getByRole('button', { name: 'Usar otro correo' }).click();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
});

test('without JavaScript the sign-in says what it needs, and cannot be sent', async ({ origin }) => {
  const { html } = await openHtml(origin, '/login');
  expect(html.first('noscript').text()).toContain('This page needs JavaScript');
  expect(html.first('h1').text()).toBe('Welcome back');
  const send = html.all('button').filter((button) => button.text().trim() === 'Sign in');
  expect(send.map((button) => button.attribute('disabled') !== undefined)).toEqual([true]);
});
