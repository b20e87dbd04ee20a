import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { idOfDay } from '../../demo-id.ts';
import { listensToKeys } from '../../steps/keyboard.ts';
import { composer, openId, thread, write } from '../../steps/messages.ts';
import { enterAs, openInPortal, settled } from '../../steps/portal.ts';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Channels' }).getByRole('listitem').filter({ hasText: name });

test('an organization and a clinic write to each other in a channel, with a mention, what is unread and a draft', async ({
  page,
  browser,
  origin,
}) => {
  const name = `Visiting hours ${crypto.randomUUID().slice(0, 8)}`;
  await enterAs(page, 'organization', '/organization/team-messages?new=1');
  await page.getByRole('radio', { name: 'A clinic' }).check();
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(page.getByText('Give the channel a name.').first()).toBeVisible();
  await page.getByLabel('Clinic', { exact: true }).selectOption({ label: 'Clínica Valle Central' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const readers = 'Only people of Rede Araucária Saúde and Clínica Valle Central read this. Patients never do.';
  await expect(page.getByText(readers)).toBeVisible();
  await page.locator('.tm-writing .action-menu > summary').click();
  await page.getByRole('button', { name: /^Tomás Araya Solís/ }).click();
  await expect(composer(page)).toHaveValue('@Tomás Araya Solís ');
  await write(page, '@Tomás Araya Solís until when may families visit?');

  const clinic = await (await browser.newContext({ baseURL: origin })).newPage();
  await enterAs(clinic, 'provider', '/provider/team-messages');
  await expect(row(clinic, name)).toContainText('Mentions you once');
  await expect(row(clinic, name)).toContainText('1 unread message');
  await row(clinic, name).getByRole('link').click();
  await expect(thread(clinic).getByText('New', { exact: true })).toBeVisible();
  await expect(clinic.getByText(readers)).toBeVisible();
  await expect(row(clinic, name)).not.toContainText('unread');
  await settled(clinic);
  expect(await axeViolations(clinic)).toEqual([]);
  await write(clinic, 'Until 8 p.m.');
  await expect(thread(page).getByText('Until 8 p.m.')).toBeVisible();

  await composer(page).fill('Thank you, and on');
  await page.reload();
  await expect(composer(page)).toHaveValue('Thank you, and on');
  await write(page, 'Thank you, and on Sundays?');
  await expect(thread(clinic).getByText('Thank you, and on Sundays?')).toBeVisible();

  await page.locator('.msg-head .action-menu > summary').click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(clinic.getByText('This channel is archived', { exact: false })).toBeVisible();
  await expect(composer(clinic)).toHaveCount(0);
  await clinic.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(clinic)).toBe(0);
  await clinic.context().close();
  expect(openId(page)).toMatch(/^[0-9a-f-]{36}$/);
});

test('a journey leads to the channel of its team, and the channel to the journey', async ({ page }) => {
  const journey = `/provider/journeys/${idOfDay('journey/due-soon/0')}`;
  await enterAs(page, 'provider', journey);
  await page.getByRole('link', { name: 'Discuss with the team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rodilla: fechas y alojamiento');
  await page.locator('.msg-head .action-menu > summary').click();
  await page.getByRole('link', { name: 'Open journey' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${journey}$`));
  await openInPortal(page, '/provider/team-messages');
  // The keys move through what is there.
  await expect(row(page, 'Rodilla: fechas y alojamiento')).toBeVisible();
  await listensToKeys(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // Another channel may be first meanwhile, even an archived one.
  await expect(page).toHaveURL(/team-messages\/[0-9a-f-]{36}$/);
  await expect(thread(page)).toBeVisible();
});
