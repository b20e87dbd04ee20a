import type { Page } from '@playwright/test';
import { expect } from '../fixtures/journey.ts';
import { linkInMail } from './mail.ts';
import { PASSWORD } from './sign-up.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A document to choose in a form. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Registers for a clinic in San José and opens the email's link, which leads to the application. */
export async function registerClinic(page: Page, email: string, name = 'Clínica Sierra Azul'): Promise<void> {
  await page.goto('/provider/apply');
  await page.getByLabel('Public name').fill(name);
  await page.getByLabel('Clinic type').selectOption('dental_clinic');
  await page.getByLabel('Country').selectOption('CR');
  await page.getByLabel('City').fill('San José');
  await page.getByLabel('Phone').fill('2222 3333');
  await page.getByLabel('First name').fill('Elena');
  await page.getByLabel('Last name').fill('Vargas Mora');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto(await linkInMail(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/provider\/apply$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business');
}

/** Answers everything the application asks, part by part, and submits it. */
export async function answerApplication(page: Page, license: { number: string; until: string }): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const go = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Legal name').fill('Sierra Azul S.A.');
  await page.getByLabel('Tax ID').fill('3-101-123456');
  await page.getByLabel('Street and number').fill('Avenida 4, calle 20');
  await page.getByLabel('Year opened').fill('2009');
  await go();
  await expect(heading).toHaveText('License');
  await page.getByLabel('Issuing authority').fill('Ministerio de Salud');
  await page.getByLabel('License number').fill(license.number);
  await page.getByLabel('Expiration date', { exact: true }).fill(license.until);
  await page.getByLabel('License scan').setInputFiles(pdf('license.pdf'));
  await expect(page.getByRole('button', { name: 'Remove license.pdf' })).toBeVisible();
  await go();
  await page.getByRole('checkbox', { name: 'Dental' }).check();
  await page.getByRole('checkbox', { name: 'Spanish' }).check();
  await page.getByRole('checkbox', { name: 'English' }).check();
  await go();
  await page.getByRole('checkbox', { name: /no accreditation/i }).check();
  await go();
  await page.getByLabel('Authorized signatory').fill('Elena Vargas Mora');
  await page.getByLabel('Job title').fill('Manager');
  await page.getByLabel('Medical director', { exact: true }).fill('Dr. Luis Solano');
  await page.getByLabel('Medical director’s registration number').fill('CMC-20345');
  await go();
  await page.getByLabel('Bank account currency').selectOption('USD');
  await go();
  await page.getByLabel('Email for patients').fill('pacientes@sierra-azul.example');
  await go();
  await expect(page.getByText('Your application is complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(heading).toHaveText('We received your application');
}
