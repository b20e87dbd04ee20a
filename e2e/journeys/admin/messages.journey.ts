import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { callAs } from '../../steps/bookings.ts';
import { composer, otherSide, thread, write } from '../../steps/messages.ts';
import { enterAs, inPortal, settled } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { ADMIN_PASSWORD, enterAsTeam, makeAdmin } from '../../steps/team.ts';

/** Names Travesía’s team as a recipient, as the API does. */
const TEAM = { recipient_type: 'platform', recipient_id: '00000000-0000-4000-8000-000000000000' };
const work = (page: Page) => page.getByRole('group', { name: 'Team work' });

test('two people of the team at one conversation see each other, note, assign and reply; the patient sees the reply alone', async ({
  page: ana,
  browser,
  origin,
}) => {
  const patient = await otherSide(origin, 'patient');
  const { id } = await patient.begin({ ...TEAM, subject: 'My receipt', initial_message: 'It names an old address.' });
  const path = `/admin/messages/${id}`;
  await enterAsTeam(ana, origin, path);
  const bea = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(bea, await makeAdmin(origin), ADMIN_PASSWORD, path);
  await inPortal(bea);
  await expect(ana.getByText('has this open too')).toBeVisible();
  await expect(work(ana).getByText('Waiting')).toBeVisible();

  await bea.getByRole('button', { name: 'Internal note', exact: true }).click();
  await bea.getByRole('textbox', { name: 'New internal note' }).fill('The profile was changed yesterday');
  await expect(bea.getByText('Only your team sees this.', { exact: false })).toBeVisible();
  await settled(bea);
  expect(await axeViolations(bea)).toEqual([]);
  await bea.getByRole('button', { name: 'Add note' }).click();
  await expect(thread(ana).getByText('The profile was changed yesterday')).toBeVisible();

  await composer(ana).fill('I look into it');
  await bea.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(bea.getByText('is writing a reply')).toBeVisible();
  await write(bea, 'It is corrected now');
  await expect(ana.getByText('replied while you were writing', { exact: false })).toBeVisible();
  await expect(composer(ana)).toHaveValue('I look into it');
  await expect(work(ana).getByText('Waiting')).toHaveCount(0);
  await expect(work(ana).getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('');
  const { data } = await patient.messages(id);
  expect(data.map(({ content }) => content)).toEqual(['It names an old address.', 'It is corrected now']);

  await work(ana).getByRole('button', { name: 'Add tag' }).click();
  await work(ana).getByLabel('New tag').fill('Receipts');
  await work(ana).getByLabel('New tag').press('Enter');
  await expect(work(bea).getByText('receipts', { exact: true })).toBeVisible();
  await work(ana).getByText('Snooze', { exact: true }).click();
  await work(ana).getByRole('button', { name: 'Tomorrow at 9' }).click();
  await ana.getByRole('combobox', { name: 'View' }).selectOption('snoozed');
  await expect(ana.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toContainText(['My receipt']);
  await ana.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(ana)).toBe(0);
  await bea.context().close();
});

test('a patient blocks a clinic that asks for money elsewhere, and lets it write again', async ({ page, origin }) => {
  await enterAs(page, 'patient', '/messages');
  const clinic = await otherSide(origin, 'provider');
  const patient = await otherSide(origin, 'patient');
  const id = await beginWithClinic(page, patient);
  await clinic.say(id, 'Send the deposit by bank transfer instead.');
  await page.goto(`/messages/${id}`);
  await expect(thread(page).getByText('Pay only on Travesía.', { exact: false })).toBeVisible();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  const choose = async (name: string) => {
    await page.locator('.msg-head .action-menu > summary').click();
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  await choose('Block');
  await expect(composer(page)).toHaveCount(0);
  await choose('Unblock');
  await expect(composer(page)).toBeVisible();
});

/** A new conversation of the demo patient with the demo clinic. */
async function beginWithClinic(page: Page, patient: Awaited<ReturnType<typeof otherSide>>): Promise<string> {
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const body = {
    recipient_id: clinic,
    recipient_type: 'provider',
    subject: 'A deposit',
    initial_message: 'How do I pay?',
  };
  return (await patient.begin(body)).id;
}
