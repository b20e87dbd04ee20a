import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { SCREENS } from '../../pages.ts';
import { dialogOf } from '../../steps/bookings.ts';

const pick = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
const tick = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('checkbox', { name: answer, exact: true }).check();
const saved = (page: Page) => expect(page.getByText(/^Saved \d/).first()).toBeVisible();

const ANSWERED_NO = [
  /blood clot/,
  /diabetes/,
  /allergic/,
  /take any medicines/,
  /surgery before/,
  /problem with anesthesia/,
  /bleed or bruise/,
  /infection or a fever/,
];

test('a patient answers, is interrupted, asks a clinic, sees the journey, and cancels it', async ({ page }) => {
  await page.goto(SCREENS.package);
  await page.getByRole('link', { name: 'Ask this clinic' }).first().click();
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}$/);
  const agree = page.getByRole('button', { name: 'Agree and fill in' });
  const side = page.getByRole('group', { name: /^Which side/ });
  await expect(agree.or(side)).toBeVisible();
  if (await agree.isVisible()) await agree.click();

  // Interrupted: what was answered is there again.
  await pick(page, /^Which side/, 'Left');
  await page.getByRole('textbox', { name: /^How strong is the pain/ }).fill('7');
  await page.getByRole('textbox', { name: /^What do you hope to achieve/ }).fill('Walk to the market.');
  await page.reload();
  await expect(side.getByRole('radio', { name: 'Left' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^How strong is the pain/ })).toHaveValue('7');
  await expect(page.getByRole('textbox', { name: /^What do you hope to achieve/ })).toHaveValue('Walk to the market.');
  expect(await axeViolations(page)).toEqual([]);

  // Asking too early leads to the first question without an answer.
  await page.getByRole('button', { name: 'Ask 1 clinic' }).click();
  await expect(page.getByText('Please answer this question.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'More than 1 km', exact: true })).toBeFocused();

  await pick(page, /^How far can you walk/, 'Less than 1 km');
  await tick(page, /^What have you tried/, 'Injections');
  await page.getByLabel(/^What is your date of birth/).fill('1961-03-04');
  await page.getByRole('textbox', { name: /^How tall/ }).fill('1,7o');
  await page.getByRole('textbox', { name: /^How much do you weigh/ }).fill('80,5');
  await expect(page.getByText('Please check this answer.')).toBeVisible();
  await page.getByRole('textbox', { name: /^How tall/ }).fill('170');
  await pick(page, /smoke or vape/, 'Never');
  await pick(page, /drink alcohol/, 'Never');
  await pick(page, /^Do you take blood thinners/, 'Yes');
  await page.getByRole('textbox', { name: /^Which one, and why/ }).fill('Apixaban, for my heart rhythm');
  await tick(page, /have you had, any of these/, 'None of these');
  for (const question of ANSWERED_NO) await pick(page, question, 'No');
  await pick(page, /pregnant/, 'Not applicable');
  await pick(page, /adult travel/, 'Yes');
  await saved(page);
  await expect(page.getByText('Every required question is answered.')).toBeVisible();
  await expect(page.getByText('A clinician will look at your answers first')).toBeVisible();

  // Nothing is shared without consent.
  await page.getByRole('button', { name: 'Ask 1 clinic' }).click();
  await expect(page.getByText('Clinics can only answer if you let them read your answers.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /^I agree that the chosen clinics/ }).check();
  await page.getByRole('button', { name: 'Ask 1 clinic' }).click();

  await expect(page).toHaveURL(/\/journey\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Clínica Valle Central will answer you' })).toBeVisible();
  await expect(page.getByText(/^Answer due:/)).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Inquiry');
  expect(await axeViolations(page)).toEqual([]);
  const { pathname } = new URL(page.url());

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/es${pathname}`);
  await expect(page.getByText('Paso 1 de 11').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(pathname);
  await page.getByRole('button', { name: 'Cancel journey' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('I found help near home.');
  await dialogOf(page).getByRole('button', { name: 'Cancel journey' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'This journey was canceled' })).toBeVisible();
  await expect(page.getByText('I found help near home.').first()).toBeVisible();

  await page.goto('/treatment-journeys?tab=ended');
  await expect(page.getByRole('main').getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
