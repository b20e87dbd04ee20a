import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { answerApplication, registerClinic } from '../../steps/apply.ts';
import { mailsTo, newAddress } from '../../steps/mail.ts';
import { beginPackage, fillGaps, publishPackage } from '../../steps/package-editor.ts';
import { amountOf, packageCard, priceIn, searchFor } from '../../steps/packages.ts';
import { describePhoto, png } from '../../steps/photos.ts';
import { inPortal, openInPortal } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';
import { answerApplicant, verifyCredential } from '../../steps/team-desk.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** An admin reviews the application in the portal and approves it; the clinic's record is open then. */
async function approve(team: Page, name: string): Promise<void> {
  const desk = team.getByRole('main');
  await desk.getByRole('link', { name }).click();
  await expect(heading(team)).toHaveText(name);
  await desk.getByRole('button', { name: 'Start review' }).click();
  await expect(desk).toContainText('Under review');
  const reason = 'License found in the register.';
  await answerApplicant(team, 'Approve application', /^Approve .* as a partner\?$/, reason, 'Approve');
  await desk.getByRole('link', { name: 'View the clinic' }).click();
  await expect(desk.getByText('1 license to verify first')).toBeVisible();
}

/** Follows a step of “Getting started”. */
async function follow(page: Page, step: string): Promise<void> {
  await openInPortal(page, '/provider/onboarding');
  await page.getByRole('main').getByRole('link', { name: step }).click();
}

/** The owner says what the clinic does, and adds a photo with its alternative text. */
async function describeClinic(page: Page): Promise<void> {
  await follow(page, 'Complete profile');
  for (const [language, words] of [
    ['English', 'Implants and crowns in the center of San José, since 2009.'],
    ['Spanish', 'Implantes y coronas en el centro de San José, desde 2009.'],
    ['Portuguese', 'Implantes e coroas no centro de San José, desde 2009.'],
  ] as const)
    await page.getByLabel(`Description in ${language}`).fill(words);
  const photos = page.getByRole('region', { name: 'Photos', exact: true });
  await photos
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'entrance.png', mimeType: 'image/png', buffer: png(30, 90, 150) }]);
  await describePhoto(photos.getByRole('listitem').first(), 'La entrada, con rampa');
}

async function addTreatmentAndClinician(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await follow(page, 'Choose treatments');
  await main.getByLabel('Add a treatment').selectOption('Dental implant');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByText('You haven’t added any treatments yet.')).toBeHidden();
  await follow(page, 'Add clinicians');
  await main.getByRole('link', { name: 'Add clinician' }).click();
  await main.getByLabel('Title', { exact: true }).fill('Dra.');
  await main.getByLabel('Full name').fill('Amparo Quirós Lobo');
  await main.getByLabel('Specialty (English)').fill('Oral surgeon');
  await main.getByLabel('Specialty (Español)').fill('Cirujana oral');
  await main.getByLabel('Specialty (Português)').fill('Cirurgiã oral');
  await main.getByLabel('Registry').fill('Colegio de Cirujanos Dentistas');
  await main.getByLabel('License number').fill('CCD-4711');
  await main.getByRole('button', { name: /^(Add|Save)/ }).click();
  await expect(heading(page)).toHaveText('Clinician profile');
  await expect(main.getByText('License under review').first()).toBeVisible();
}

async function openCalendar(page: Page): Promise<void> {
  await follow(page, 'Open a calendar');
  const main = page.getByRole('main');
  for (const day of ['Monday', 'Thursday']) await main.getByRole('checkbox', { name: day, exact: true }).check();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText(/has no hours yet/)).toBeHidden();
}

/** Compares the clinic's package with another one of the results, and returns its price there. */
async function priceInComparison(visitor: Page, name: string): Promise<string> {
  const cards = packageCard(visitor);
  for (const card of [cards.filter({ hasText: name }), cards.filter({ hasNotText: name }).first()])
    await card.getByRole('button', { name: /^Compare/ }).click();
  await visitor.getByRole('complementary', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
  await expect(heading(visitor)).toHaveText('Compare packages');
  const columns = visitor.getByRole('table').getByRole('columnheader');
  await expect(columns.filter({ hasText: name })).toHaveCount(1);
  const titles = await columns.allInnerTexts();
  const column = titles.findIndex((title) => title.includes(name)) - titles.length;
  const row = visitor.getByRole('row', { name: /^Clinic’s price/ });
  // The unit stands below.
  const [price = ''] = (await row.getByRole('cell').nth(column).innerText()).trim().split('\n');
  return price;
}

test('a clinic that comes from nowhere applies, is verified, publishes a package, and a visitor finds it', async ({
  page,
  browser,
  origin,
}) => {
  const name = `Clínica Sierra Azul ${Date.now()}`;
  const email = newAddress();
  await registerClinic(page, email, name);
  await answerApplication(page, { number: 'MS-4411', until: '2031-05-31' });
  const team = await browser.newPage({ baseURL: origin });
  await enterAsTeam(team, origin, '/admin/applications');
  await approve(team, name);

  expect((await mailsTo(email, 3)).at(-1)).toContain('/provider/onboarding');
  await page.goto('/provider/apply');
  await page.getByRole('link', { name: 'Open your clinic' }).click();
  await expect(page).toHaveURL(/\/provider\/onboarding$/);
  await inPortal(page);
  await describeClinic(page);
  await addTreatmentAndClinician(page);

  await team.reload();
  const desk = team.getByRole('main');
  await desk.getByRole('link', { name: 'View documents' }).click();
  await verifyCredential(team, 'Ministerio de Salud', 'Register of the ministry');
  await verifyCredential(team, 'Colegio de Cirujanos Dentistas', 'Member list of the Colegio');
  await desk.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(desk.locator('header')).toContainText('Verified');
  await team.close();

  await openCalendar(page);
  await openInPortal(page, '/provider/packages/create');
  await beginPackage(page, 'Dental implant');
  await fillGaps(page, '1,450.00');
  const address = await publishPackage(page);

  // Somebody without an account, who knows the treatment and the city.
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const card = packageCard(visitor).filter({ hasText: name });
  await expect(async () => {
    await visitor.goto('/');
    await searchFor(visitor, 'dental implant San José');
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  const price = await priceIn(card);
  expect(amountOf(price)).toBe(1450);
  await expect(card.getByRole('link', { name: /^Verified/ })).toBeVisible();
  await expect(card.getByText(/^First free day:/)).toBeVisible();
  expect(await axeViolations(visitor)).toEqual([]);
  expect(await priceInComparison(visitor, name)).toBe(price);

  await visitor.goBack();
  await card.getByRole('heading').getByRole('link').click();
  await expect(visitor).toHaveURL(address);
  expect(await priceIn(visitor.locator('.package-box'))).toBe(price);
  await expect(visitor.getByText(/^License verified /)).toBeVisible();

  await visitor.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(heading(visitor)).toHaveText(name);
  expect(await priceIn(visitor.locator('.package-item'))).toBe(price);
  await expect(visitor.locator('#credentials')).toContainText('Ministerio de Salud');
  const times = visitor.getByRole('region', { name: 'Free times' });
  await expect(times.getByRole('link', { name: /^Book this time: / }).first()).toBeVisible();
  await visitor.goto(`/es${new URL(visitor.url()).pathname}`);
  await expect(visitor.locator('.provider-cover img')).toHaveAttribute('alt', 'La entrada, con rampa');
  await context.close();
});
