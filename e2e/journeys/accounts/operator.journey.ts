import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { travesia } from '../../steps/command-line.ts';
import { newAddress } from '../../steps/mail.ts';

test.describe('an operator at the machine', () => {
  // What the server refuses on purpose, the browser mentions in its console.
  test.use({ expected: [/status of 4(01|03|10)/] });

  test('makes an admin by a link, signs them out everywhere and locks them, beside the running server', async ({
    page,
  }) => {
    const email = newAddress();
    const made = await travesia('admin', 'create', '--email', email, '--name', 'Delgado Ruiz, Rosa María', '--json');
    const { link } = JSON.parse(made) as { link: string };
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome. Choose your password.');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('New password').fill('cuatro palabras muy propias');
    await page.getByRole('main').getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Rosa María Delgado Ruiz')).toBeVisible();

    expect(await travesia('admin', 'sessions', email, '--end')).toContain('1 session ended');
    await page.reload();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile&reason=session_expired$/);

    // A second admin, so that the first is not the last one; the link of the first has been used.
    const second = newAddress();
    await travesia('admin', 'create', '--email', second);
    await travesia('admin', 'verify', second);
    expect(await travesia('admin', 'lock', email, '--reason', 'a journey')).toContain('is locked');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('cuatro palabras muy propias');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('suspended');
    await page.goto(pathname + search);
    await page.getByLabel('New password').fill('ya no sirve este enlace');
    await page.getByRole('main').getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('main')).toContainText(/used|too old/);
  });
});
