import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { travesia } from '../../steps/command-line.ts';
import { newAddress } from '../../steps/mail.ts';
import { personButton } from '../../steps/portal.ts';

test.describe('an operator at the machine', () => {
  // What the server refuses on purpose, the browser mentions in its console.
  test.use({ expected: [/status of 4(01|10)/] });

  test('makes an admin by a link and signs them out everywhere, beside the running server', async ({ page }) => {
    const email = newAddress();
    const made = await travesia('admin', 'create', '--email', email, '--name', 'Delgado Ruiz, Rosa María', '--json');
    const { link } = JSON.parse(made) as { link: string };
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome! Choose your password');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('New password').fill('cuatro palabras muy propias');
    await page.getByRole('main').getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(personButton(page)).toContainText('Rosa María Delgado Ruiz');

    expect(await travesia('admin', 'sessions', email, '--end')).toContain('1 session ended');
    await page.reload();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fadmin%2Fdashboard&reason=session_expired$/);

    // The link works once.
    await page.goto(pathname + search);
    await page.getByLabel('New password').fill('ya no sirve este enlace');
    await page.getByRole('main').getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('main')).toContainText(/used|too old/);
  });
});
