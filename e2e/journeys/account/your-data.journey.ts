import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { signOut } from '../../steps/portal.ts';
import { PASSWORD, signUp } from '../../steps/sign-up.ts';
import { readZip } from '../../steps/zip.ts';

async function signIn(page: Page, email: string, password: string, from: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(from)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('one’s data', () => {
  // What the server refuses on purpose, the browser mentions in its console.
  test.use({ expected: [/status of 401/] });

  test('are copied, and the account is deleted and kept after all', async ({ page }) => {
    const email = await signUp(page, '/profile');
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByRole('button', { name: 'Request a copy' }).click();
    await expect(data.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 30_000 });
    await expect(data.getByText(/kB, available until/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^travesia-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = readZip(await readFile(await download.path()));
    expect(files['account.json']).toContain(`"email": "${email}"`);
    expect(files['index.html']).toContain('Delgado Ruiz');
    expect(files['mails.json']).not.toMatch(/token=[\w-]{20}/);

    await data.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('What is kept');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Enter your email').fill('somebody@example.com');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText(`This isn’t your account’s email. Enter ${email}.`)).toBeVisible();
    await expect(dialog.getByLabel('Enter your email')).toBeFocused();
    await dialog.getByLabel('Enter your email').fill(email.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toBeHidden();

    // Every screen says so, also after signing in anew.
    const banner = page.getByRole('complementary', { name: 'Your account will be deleted' });
    await expect(banner).toContainText(/Your account will be deleted on/);
    expect(await axeViolations(page)).toEqual([]);
    await signOut(page);
    await signIn(page, email, PASSWORD, '/activity');
    await expect(page).toHaveURL(/\/activity$/);
    await expect(page.getByText('You requested account deletion')).toBeVisible();
    await banner.getByRole('button', { name: 'Keep account' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByText('You canceled your account deletion')).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('show what was not oneself: the session ends, and the password comes next', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signUp(page, '/profile');
    const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await signIn(stranger, email, 'not the right words', '/profile');
    await expect(stranger.getByRole('alert')).toBeVisible();
    await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(stranger).toHaveURL(/\/profile$/);

    await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText('A wrong password was entered for your account')).toBeVisible();
    await page.getByRole('button', { name: /^This wasn’t me/ }).click();
    await expect(page.getByRole('alert')).toContainText('Session ended on');
    await expect(page.getByText('You signed out a device')).toBeVisible();
    await expect(page.getByRole('button', { name: /^This wasn’t me/ })).toHaveCount(0);
    await stranger.reload();
    await expect(stranger).toHaveURL(/\/login/);
    await stranger.context().close();

    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Change password', exact: true }).click();
    await expect(page).toHaveURL(/\/profile#password$/);

    // Filters stand in the address, and the file holds what they leave.
    await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
    await page.getByLabel('About').selectOption('Account and data');
    await expect(page).toHaveURL(/\?area=account$/);
    await expect(page.getByText('You signed out a device')).toBeHidden();
    await page.reload();
    await expect(page.getByText('Your account was created')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(table.split('\r\n')[0]).toContain('When (UTC),What,Who');
    expect(table).toContain('Your account was created');
    expect(table).not.toContain('You signed in');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('You signed out a device')).toBeVisible();
  });
});

test('who looks around in the demonstration gets a copy of their own session, and keeps the person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/es/login?returnUrl=%2Fes%2Fprofile');
  await page.getByRole('button', { name: 'Entrar como paciente' }).click();
  const data = page.getByRole('region', { name: 'Sus datos' });
  await expect(data.getByText('por eso no se puede eliminar')).toBeVisible();
  await data.getByRole('button', { name: 'Pedir una copia' }).click();
  await expect(data.getByRole('button', { name: 'Descargar' })).toBeVisible({ timeout: 30_000 });
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/pt/activity?area=sign_ins');
  await expect(page.getByText('Você entrou')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBe(0);
  await page.goto('/pt/activity?to=2020-01-01');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/\/pt\/activity$/);
  await expect(page.getByText('Você pediu uma cópia dos seus dados')).toBeVisible();
});
