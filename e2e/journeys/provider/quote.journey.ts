import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Laguna Grande';
const TREATMENT = 'gastric-sleeve';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const PLAN = 'Laparoscopic sleeve on the second day, home on the eighth.';
const QUESTION = 'Is the night before surgery included?';
const ANSWER = 'Yes, at the hotel next to the clinic.';

interface Quote {
  id: string;
  number: number;
  status: string;
  version: number;
  sha256: string | null;
  content: {
    plan: string;
    items: { answer: string | null; quantity: number | null }[];
    complications: object;
  };
  total: { amount: number; currency: string };
}

/** Opens the clinic's desk, which offers one treatment. */
async function openDesk(desk: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await signIn(desk, email, password, '/provider/journeys');
  await inPortal(desk);
  const view = '?language=en&currency=USD';
  const { version } = await callAs<{ version: number }>(desk, 'GET', `/provider/treatments${view}`);
  const treatments = [{ treatment: TREATMENT, cases_last_year: null }];
  await callAs(desk, 'PUT', `/provider/treatments${view}`, { version, treatments });
}

/** Answers what has no answer yet, as the screens of packages are tested in doing so. */
async function answerItems(desk: Page, path: string): Promise<void> {
  const { version, content } = await callAs<Quote>(desk, 'GET', path);
  const items = content.items.map((item) => ({ ...item, answer: 'included', quantity: item.quantity ?? 1 }));
  const complications = {
    ...content.complications,
    pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
  };
  await callAs(desk, 'PATCH', path, { version, content: { items, complications, nights: 7, stay_days: 12 } });
}

test('a clinic writes a quote, sends it, answers a question and sends a second version', async ({
  page,
  browser,
  origin,
}) => {
  const token = await adminToken(origin);
  const owner = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: NEXT_YEAR });
  const desk = await browser.newPage({ baseURL: origin });
  await openDesk(desk, owner);
  await signUp(page, '/');
  const { journey } = await askClinic(page, { clinic: owner.clinic, treatment: TREATMENT });

  await desk.goto(`/provider/journeys/${journey}`);
  const main = desk.getByRole('main');
  const quotes = main.getByRole('region', { name: 'Quotes' });
  await expect(quotes).toContainText('No quote has been written yet');
  await quotes.getByRole('button', { name: 'Write a quote' }).click();
  await expect(desk).toHaveURL(/\/quotes\/[0-9a-f-]{36}$/);
  const quoteId = desk.url().slice(-36);
  const path = `/journeys/${journey}/quotes/${quoteId}`;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Quote, version 1');
  await expect(main).toContainText('Draft');
  await expect(main.getByRole('heading', { name: /before you can send$/ })).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  // Sending leads to what is missing; nothing is sent.
  await main.getByRole('button', { name: 'Send quote' }).click();
  await expect(main.getByRole('region', { name: /before you can send$/ })).toBeFocused();

  await answerItems(desk, path);
  await desk.reload();
  const lines = main.getByRole('combobox', { name: 'Add an amount for' });
  await lines.selectOption({ label: 'Surgeon fee' });
  await main.getByRole('textbox', { name: 'Surgeon fee' }).fill('5000');
  await main.getByRole('combobox', { name: 'Treated by' }).selectOption({ index: 1 });
  await main.getByRole('radio', { name: /A share of the price/ }).check();
  await main.getByRole('textbox', { name: 'Days after the procedure' }).fill('90');
  await main.getByRole('radio', { name: /^Standard/ }).check();
  await main.getByRole('textbox', { name: /^Plan/ }).fill(PLAN);
  await main.getByRole('textbox', { name: /^How much changes may raise/ }).fill('10');
  await expect(main).toContainText('5,500 at most');
  await expect(main.getByRole('heading', { name: /before you can send$/ })).toHaveCount(0);

  await main.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = dialogOf(desk).first();
  await expect(dialog).toContainText(PLAN);
  await expect(dialog).toContainText('You cancel');
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  await main.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog).toContainText('it never changes');
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(main).toContainText('Can be accepted until');
  expect(await axeViolations(desk)).toEqual([]);
  const download = desk.waitForEvent('download');
  await main.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  const seen = await callAs<Quote>(page, 'GET', path);
  expect(seen).toMatchObject({ status: 'sent', content: { plan: PLAN }, total: { amount: 500_000, currency: 'USD' } });
  await callAs(page, 'POST', `${path}/questions`, { key: 'lodging', question: QUESTION });
  await desk.goto(`/provider/journeys/${journey}`);
  await expect(quotes).toContainText('1 open question');
  await quotes.getByRole('link', { name: 'Quote, version 1' }).click();
  await expect(main).toContainText(QUESTION);
  await main.getByRole('button', { name: 'Answer: Recovery lodging' }).click();
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill(ANSWER);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(main).toContainText(ANSWER);
  expect(await callAs(page, 'GET', path)).toMatchObject({ questions: [{ answer: ANSWER }] });

  await main.getByRole('button', { name: 'New version' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Quote, version 2');
  await main.getByRole('textbox', { name: 'Surgeon fee' }).fill('4800');
  await main.getByRole('button', { name: 'Send quote' }).click();
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(main).toContainText('Can be accepted until');
  expect(await callAs(page, 'GET', path)).toMatchObject({ status: 'superseded' });

  await desk.setViewportSize({ width: 390, height: 844 });
  for (const address of [`/provider/journeys/${journey}`, desk.url()]) {
    await desk.goto(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).toContainText('4,800');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await desk.close();
});
