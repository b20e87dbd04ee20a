import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { PROVIDER } from '../pages.ts';

const ADDRESS = `/booking/consultation?provider=${PROVIDER}`;
const REFERENCE = /TR-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A sender of its own for every test: how much one may send is limited. */
const newSender = () => `rosa.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill('I have had pain for a year. Could I travel in spring?');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

async function consent(page: Page): Promise<void> {
  await page.getByLabel(/I agree that my details/).check();
  await page.getByLabel(/I agree that my request/).check();
}

/** Fills in badly, is told so with what was typed kept, mends it, and gets a reference. */
async function askWithMistakes(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await fillIn(page, 'rosa@');
  await page.getByLabel('WhatsApp').check();
  await page.getByLabel('Country you live in (optional)').selectOption('US');
  await page.getByRole('button', { name: 'Send request' }).click();

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Email: Enter the full email address');
  await expect(summary).toContainText('Consent to reply to you: Check this box');
  await expect(summary).toContainText('Phone (optional): Fill in this field.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I have had pain for a year. Could I travel in spring?',
  );
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Delgado');
  await expect(page.getByLabel('WhatsApp')).toBeChecked();
  await expect(page.getByLabel('Country you live in (optional)')).toHaveValue('US');
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page).toHaveURL(/#field-email$/);

  await page.getByRole('textbox', { name: 'Email' }).fill(newSender());
  await page.getByRole('textbox', { name: 'Phone (optional)' }).fill('(415) 555-2671');
  await consent(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your request');
  await expect(page).toHaveURL(/sent=TR-/);
  expect(page.url()).not.toMatch(/rosa|example\.com|555/i);
}

test.describe('a consultation request', () => {
  // What the page answers to mistakes has their status.
  test.use({ expected: [/422 \(Unprocessable/] });

  test('is asked for from the page of a clinic and arrives', async ({ page }) => {
    await page.goto(`/providers/${PROVIDER}`);
    await page.getByRole('link', { name: 'Ask a question instead' }).first().click();
    await expect(page).toHaveURL(/\/booking\/consultation\?provider=/);
    await fillIn(page, newSender());
    await consent(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    await page.reload();
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('with mistakes keeps what was typed', async ({ page }) => {
    await askWithMistakes(page);
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('that was half typed survives a reload, and can be cleared', async ({ page }) => {
    await page.goto(ADDRESS);
    await fillIn(page, newSender());
    await expect(page.getByRole('button', { name: 'Clear form' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Delgado');
    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  });

  test('from another site is refused', async ({ request }) => {
    const form = { full_name: 'Rosa Delgado', email: newSender() };
    for (const [name, value] of [
      ['origin', 'https://elsewhere.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await request.post(ADDRESS, { headers: { [name]: value }, form });
      expect(answer.status()).toBe(400);
    }
  });
});

test.describe('a consultation request without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: [/422 \(Unprocessable/] });

  test('is mended and sent', async ({ page }) => {
    await askWithMistakes(page);
    await expect(page.getByText(REFERENCE)).toBeVisible();
  });

  test('in Spanish speaks Spanish to the end', async ({ page }) => {
    await page.goto(`/es${ADDRESS}`);
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByRole('alert')).toContainText('Mensaje: Complete este campo');
  });
});
