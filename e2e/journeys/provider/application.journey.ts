import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { pdf, registerClinic } from '../../steps/apply.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { linkInMail, newAddress } from '../../steps/mail.ts';
import { signInAsDemo } from '../../steps/portal.ts';
import { PASSWORD, register as registerPatient } from '../../steps/sign-up.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible();

test.describe('a clinic', () => {
  // A wrong file is refused on purpose, and so is a save that does not know what another device saved.
  test.use({ expected: [/status of 4(09|15|22)/] });

  test('applies from nothing to submitted, leaves in between and goes on on another device', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newAddress();
    await registerClinic(page, email);
    await expect(page.getByLabel('Public name')).toHaveValue('Clínica Sierra Azul');
    await page.getByLabel('Legal name').fill('Sierra Azul S.A.');
    await page.getByLabel('Tax ID').fill('3-101-123456');
    await page.getByLabel('Street and number').fill('Avenida 4, calle 20');
    await page.getByLabel('Year opened').fill('2009');
    // Half a year would be none: it is saved once the field is left.
    await page.getByLabel('Year opened').blur();
    await saved(page);
    await go(page);

    await expect(heading(page)).toHaveText('License');
    await expect(heading(page)).toBeFocused();
    await page.getByLabel('Issuing authority').fill('Ministerio de Salud');
    await page.getByLabel('License number').fill('MS-4411');
    await page.getByLabel('No expiration date').check();
    await expect(page.getByLabel('Expiration date', { exact: true })).toBeHidden();
    const licence = page.getByLabel('License scan');
    await licence.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await expect(page.getByRole('alert')).toContainText('We don’t accept this type of file here.');
    await licence.setInputFiles({
      name: 'notes.docx',
      mimeType: 'application/msword',
      buffer: pdf('notes.docx').buffer,
    });
    await expect(page.getByText('Not accepted: notes.docx')).toBeVisible();
    await licence.setInputFiles(pdf('licence.pdf'));
    await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
    await expect(page.getByText('Not accepted')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save licence.pdf on this device' }).click();
    expect((await download).suggestedFilename()).toBe('licence.pdf');
    await saved(page);

    // On another device: sign in as a clinic leads back to it, at the first thing that is missing.
    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await other.goto('/provider/login');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL(/\/provider\/apply$/);
    await expect(heading(other)).toHaveText('What you treat');
    await other.getByRole('checkbox', { name: 'Dental' }).check();
    await other.getByRole('checkbox', { name: 'Spanish' }).check();
    await saved(other);
    await go(other);
    await other.getByLabel('Accrediting body').fill('Joint Commission International');
    await other.getByLabel('Expiration date', { exact: true }).fill('2032-05-31');
    await other.getByLabel('Certificates').setInputFiles(pdf('jci.pdf'));
    await expect(other.getByRole('button', { name: 'Remove jci.pdf' })).toBeVisible();
    await go(other);
    await other.getByLabel('Authorized signatory').fill('Elena Vargas Mora');
    await other.getByLabel('Job title').fill('Manager');
    await other.getByLabel('Medical director', { exact: true }).fill('Dr. Luis Solano');
    await saved(other);
    await other.context().close();

    // Here the page still has the version from before: both are kept.
    await page.getByLabel('License number').fill('MS-4412');
    await saved(page);
    await page.goto('/provider/apply#review');
    const todo = page.getByRole('region', { name: /items still missing/ });
    await expect(todo.getByRole('listitem')).toHaveCount(3);
    await todo.getByRole('link', { name: 'People: Medical director’s registration number' }).click();
    await expect(page.getByLabel('Medical director’s registration number')).toBeFocused();
    await page.getByLabel('Medical director’s registration number').fill('CMC-20345');
    await expect(page.getByLabel('Medical director', { exact: true })).toHaveValue('Dr. Luis Solano');
    await go(page);
    await page.getByLabel('Bank account currency').selectOption('USD');
    await go(page);
    await page.getByLabel('Email for patients').fill('pacientes@');
    await expect(page.getByText('This address looks incomplete.')).toBeVisible();
    await page.getByLabel('Email for patients').fill('pacientes@sierra-azul.example');
    // The error above goes once the field is saved, which must not move the button from under the finger.
    await page.getByRole('button', { name: 'Continue' }).click({ delay: 300 });
    await expect(page.getByText('Your application is complete.')).toBeVisible();
    await expect(page.getByText('MS-4412')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(heading(page)).toHaveText('We received your application');
    await expect(page.getByText(/^(Based on recent reviews|We answer within 5 business days)/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(heading(page)).toHaveText('We received your application');
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(heading(page)).toHaveText('You withdrew this application');
  });
});

test('what is typed while the line is broken survives a reload and is saved then', async ({ page }) => {
  await registerClinic(page, newAddress());
  await page.route('**/api/v1/provider/applications/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Legal name').fill('Sierra Azul S.A.');
  await expect(page.getByText('Not saved. We’ll try again automatically.')).toBeVisible();
  await page.unroute('**/api/v1/provider/applications/*');
  await page.reload();
  await expect(page.getByLabel('Legal name')).toHaveValue('Sierra Azul S.A.');
  // By the page that was left or by this one; nothing waits any more, and the server has it.
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Legal name')).toHaveValue('Sierra Azul S.A.');
});
test.use({ expected: [/ERR_FAILED/] });

test('by keyboard alone one begins, sees a listing that looks the same, adds a document and removes it', async ({
  page,
}) => {
  await signInAsDemo(page, 'patient');
  await page.goto('/provider/apply');
  await expect(page).toHaveURL(/\/provider\/apply$/);
  await expect(heading(page)).toBeVisible();
  const another = page.getByRole('button', { name: 'Apply for another' });
  if (await another.isVisible()) await another.press('Enter');
  await tabTo(page, page.getByLabel('Public name'));
  await page.keyboard.type('Sonrisa Pacífico');
  await tabTo(page, page.getByLabel('Clinic type'));
  await page.keyboard.type('Dental');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Peru');
  await tabTo(page, page.getByLabel('City'));
  await page.keyboard.type('Lima');
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.type('+51 1 611 3500');
  await tabTo(page, page.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Business');
  await expect(page.getByText('Is this your clinic?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sonrisa Pacífico' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  const licence = page.getByLabel('License scan');
  await tabTo(page, licence);
  await licence.setInputFiles(pdf('private.pdf'));
  const remove = page.getByRole('button', { name: 'Remove sample.pdf' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(licence).toBeFocused();
});

test.describe('somebody without an application', () => {
  test.use({ expected: [/403 \(Forbidden\)/] });

  test('is told at the sign-in of clinics where to go', async ({ page }) => {
    const email = newAddress();
    await registerPatient(page, email);
    await page.goto(await linkInMail(email));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This account doesn’t belong to a clinic');
    await expect(page.getByRole('link', { name: 'Apply for a clinic' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fprovider%2Fapply',
    );
  });
});
