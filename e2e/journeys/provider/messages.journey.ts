import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { callAs } from '../../steps/bookings.ts';
import { composer, otherSide, thread, write } from '../../steps/messages.ts';
import { enterAs, openInPortal, settled } from '../../steps/portal.ts';

test('a clinic finds what is unread, opens it at the first new message and replies as a team', async ({
  page,
  origin,
}) => {
  await enterAs(page, 'provider', '/provider/messages');
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const patient = await otherSide(origin, 'patient');
  const { id } = await patient.begin({
    recipient_id: clinic,
    recipient_type: 'provider',
    subject: 'Two questions',
    initial_message: 'May my sister stay with me?',
  });
  await patient.say(id, 'And is there a kitchen?');

  await page.getByRole('link', { name: /^Unread/ }).click();
  const row = page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('listitem')
    .filter({ hasText: 'Two questions' });
  await expect(row).toContainText('2 unread messages', { timeout: 35_000 });
  await row.getByRole('link').click();
  await expect(thread(page).getByText('New', { exact: true })).toBeVisible();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await expect
    .poll(async () => (await callAs<{ unread_count: number }>(page, 'GET', `/conversations/${id}`)).unread_count)
    .toBe(0);
  await write(page, 'Yes to both.');
  const { data } = await patient.messages(id);
  expect(data.at(-1)?.content).toBe('Yes to both.');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(composer(page)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an organization writes to one of its clinics', async ({ page }) => {
  await enterAs(page, 'organization', '/organization/messages?new=1');
  const recipients = page.getByRole('list', { name: 'Recipients' }).getByRole('button');
  await recipients.first().click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Please review the new package.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(thread(page).getByText('Please review the new package.')).toBeVisible();
  await openInPortal(page, '/organization/messages');
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
});
