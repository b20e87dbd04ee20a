import type { Page } from '@playwright/test';
import { axeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures/journey.ts';
import { enhanced } from '../steps/enhanced.ts';
import { packageCard, searchFor } from '../steps/packages.ts';

// Five people on a phone, each from the home page to a request that arrives.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The page as it is has no violation and nothing beyond its edge. */
async function isSound(page: Page): Promise<void> {
  await enhanced(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function search(page: Page, home: string, words: string): Promise<void> {
  await page.goto(home);
  await searchFor(page, words);
  await expect(page).toHaveURL(/\/find-care\?/);
}

/** Opens the first result and returns its name and clinic. */
async function openFirst(page: Page): Promise<{ title: string; clinic: string }> {
  const link = packageCard(page).first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return { title, clinic: await page.locator('main a[href*="/providers/"]:not([href*="#"])').first().innerText() };
}

async function openClinic(page: Page, name: string): Promise<void> {
  await page.locator('main article').getByRole('link', { name }).first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Fills in and sends the request of a consultation, and returns the confirmation. */
async function send(page: Page, words: { message: string; button: string }) {
  await page.locator('textarea[name="message"]').fill(words.message);
  await page.locator('input[name="full_name"]').fill('Rosa Delgado');
  await page
    .locator('input[name="email"]')
    .fill(`rosa.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`);
  for (const name of ['answer_request', 'share_with_clinic'])
    await page.locator(`input[name="consents.${name}"]`).check();
  await page.getByRole('button', { name: words.button }).tap();
  await expect(page).toHaveURL(/sent=TR-/);
  await expect(page.getByText(/TR-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  return page.locator('main');
}

/** Ways to ask a clinic: alone, or beside the booking where it takes bookings. Which clinics do varies with the demo's day. */
const ASK = {
  en: /Request a consultation|Ask a question instead/,
  es: /Solicitar una consulta|Mejor hacer una pregunta/,
  pt: /Pedir uma consulta|Prefiro fazer uma pergunta/,
};

/** The link to the request that is in view on a phone. */
const request = (page: Page, name: RegExp) => page.getByRole('link', { name }).locator('visible=true').last();

test('a torn knee from Texas: no other operation is offered, and an orthopedic clinic is asked', async ({ page }) => {
  for (const words of ['torn meniscus surgery', 'torn knee', 'torn ACL']) {
    await search(page, '/', words);
    await expect(page.getByRole('heading', { name: /^No clinic here lists / })).toBeVisible();
    await expect(packageCard(page)).toHaveCount(0);
  }
  await isSound(page);
  await page.getByRole('link', { name: 'Find a clinic to ask' }).tap();
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  const clinic = await page.getByRole('heading', { level: 1 }).innerText();
  await isSound(page);
  await request(page, ASK.en).tap();
  await expect(page).toHaveURL(/\?provider=/);
  const sent = await send(page, { message: 'Do you repair a torn ACL?', button: 'Send request' });
  await expect(sent).toContainText(clinic);
  await expect(sent).toContainText('What to prepare');
  await expect(sent).not.toContainText('Knee replacement');
  await isSound(page);
});

test('IVF from Toronto, in Spanish and Canadian dollars', async ({ page }) => {
  await search(page, '/es', 'fecundación in vitro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^FIV con ICSI/);
  await isSound(page);
  const { title, clinic } = await openFirst(page);
  await isSound(page);
  await request(page, ASK.es).tap();
  const sent = await send(page, { message: '¿Puedo viajar en marzo?', button: 'Enviar solicitud' });
  for (const text of [title, clinic, 'Qué preparar']) await expect(sent).toContainText(text);
  await isSound(page);
});

test('implants in Portuguese: two packages side by side, then the request', async ({ page }) => {
  await search(page, '/pt', 'implante dentário');
  const compare = page.getByRole('button', { name: /^Comparar/ });
  for (const index of [0, 1]) await compare.nth(index).tap();
  await page.locator('#compare-tray').getByRole('link').last().tap();
  const heads = page.getByRole('columnheader').locator('visible=true');
  await expect(heads).toHaveCount(2);
  const boxes = await Promise.all([heads.first().boundingBox(), heads.last().boundingBox()]);
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await isSound(page);
  await heads
    .first()
    .getByRole('link', { name: /^(?!Remover)/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/packages\//);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await isSound(page);
  await request(page, ASK.pt).tap();
  const sent = await send(page, { message: 'Posso viajar em março?', button: 'Enviar pedido' });
  for (const text of [title, 'O que preparar']) await expect(sent).toContainText(text);
});

test('rhinoplasty in Tijuana or Bogotá: both are read, and compared', async ({ page }) => {
  await search(page, '/', 'rhinoplasty in Tijuana or Bogotá');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rhinoplasty in Tijuana or Bogotá');
  await expect(page.getByText('No packages in Tijuana. These are in Bogotá.')).toBeVisible();
  await isSound(page);
  await page.getByRole('link', { name: 'Compare Tijuana and Bogotá' }).tap();
  await expect(page).toHaveURL(/\/cities\/compare\?city=bogota&with=tijuana&treatment=rhinoplasty/);
  await isSound(page);
  await page.goBack();
  const { title, clinic } = await openFirst(page);
  await request(page, ASK.en).tap();
  const sent = await send(page, { message: 'Could I travel in spring?', button: 'Send request' });
  for (const text of [title, clinic, 'What to prepare']) await expect(sent).toContainText(text);
});

test('only checking a clinic: its register, its license, and a question', async ({ page }) => {
  await search(page, '/', 'Clínica Dental Los Yoses');
  await openClinic(page, 'Clínica Dental Los Yoses');
  await expect(page.getByText('Not verified, not a partner')).toBeVisible();
  for (const name of ['Claim the listing', 'Report an error on this page'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await isSound(page);

  await search(page, '/', 'Hospital Bajo San Telmo');
  await openClinic(page, 'Hospital Bajo San Telmo');
  const credentials = page.locator('#credentials');
  await expect(credentials).toContainText('Facility license');
  await expect(credentials.getByText('REFES DEMO-')).toBeVisible();
  const register = page.locator('main a', { hasText: 'Look it up in the official registry' });
  await expect(register.first()).toHaveAttribute('href', /^https:/);
  await request(page, ASK.en).tap();
  const sent = await send(page, { message: 'Who checked your license?', button: 'Send request' });
  await expect(sent).toContainText('Hospital Bajo San Telmo');
});
