import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER, SCREENS } from '../../pages.ts';
import { answerOnce } from '../../steps/answer-once.ts';
import { callAs } from '../../steps/bookings.ts';
import { listensToKeys } from '../../steps/keyboard.ts';
import { composer, openId, otherSide, thread, write } from '../../steps/messages.ts';
import { enterAsPatient, openInPortal, settled } from '../../steps/portal.ts';

const MESSAGES = '**/api/v1/conversations/*/messages';

test.describe('the line breaks', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('a message that could not be sent stays, survives a reload and is sent once', async ({ page }) => {
    await enterAsPatient(page, '/messages');
    const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
    const { id } = await callAs<{ id: string }>(page, 'POST', '/conversations', {
      recipient_id: clinic,
      recipient_type: 'provider',
      initial_message: 'Before the line breaks',
    });
    await openInPortal(page, `/messages/${id}`);
    await expect(thread(page).getByText('Before the line breaks')).toBeVisible();

    let isBroken = true;
    await page.route(MESSAGES, (route) =>
      isBroken && route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await composer(page).fill('First');
    await composer(page).press('Enter');
    await expect(thread(page).getByText('Not sent')).toBeVisible();
    await composer(page).fill('Second');
    await composer(page).press('Enter');
    await expect(thread(page).getByText('Not sent')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(thread(page).getByText('Not sent')).toHaveCount(2);
    isBroken = false;
    // The page tries again by itself once it is connected.
    const again = thread(page).getByRole('button', { name: 'Try again' }).first();
    await again.click({ timeout: 5000 }).catch(() => undefined);
    await expect(thread(page).getByText('Not sent')).toHaveCount(0);
    await expect(thread(page).getByText('Sending…')).toHaveCount(0);
    const { data } = await callAs<{ data: { content: string }[] }>(page, 'GET', `/conversations/${id}/messages`);
    expect(data.map(({ content }) => content)).toEqual(['Before the line breaks', 'First', 'Second']);

    // The server took it, and its answer got lost: sent again, it is the same message.
    await answerOnce(page, MESSAGES, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await composer(page).fill('Third');
    await composer(page).press('Enter');
    await expect(thread(page).getByText('Third', { exact: true })).toHaveCount(1);
    const failed = thread(page).getByRole('button', { name: 'Try again' });
    await failed.click({ timeout: 2000 }).catch(() => undefined);
    await expect(failed).toHaveCount(0);
    await expect(thread(page).getByText('Third', { exact: true })).toHaveCount(1);
    const after = await callAs<{ data: { content: string }[] }>(page, 'GET', `/conversations/${id}/messages`);
    expect(after.data.map(({ content }) => content).filter((text) => text === 'Third')).toHaveLength(1);
  });
});

test('a patient writes to a clinic, which answers; messages are read, edited, deleted and archived', async ({
  page,
  origin,
}) => {
  // From the public page of the clinic.
  await enterAsPatient(page, '/messages');
  await page.goto(SCREENS.provider);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New conversation' })).toBeVisible();
  await expect(page.getByText('Clínica Valle Central').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Write a message.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject (optional)' }).fill('Dates in spring');
  const first = page.getByRole('textbox', { name: 'Message', exact: true });
  await first.fill('Would the second week of March work?');
  await page.reload();
  await expect(first).toHaveValue('Would the second week of March work?');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const id = openId(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Clínica Valle Central' })).toBeVisible();
  await expect(thread(page).getByText('Would the second week of March work?')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Dates in spring' });
  await expect(row).toContainText('You: Would the second week of March work?');
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);

  // The answer appears without anything being done, and is marked as read.
  const clinic = await otherSide(origin, 'provider');
  const answer = await clinic.say(id, 'Yes: see https://example.com/march.');
  await expect(thread(page).getByText('Yes: see')).toBeVisible({ timeout: 15_000 });
  await expect(thread(page).getByRole('link', { name: 'https://example.com/march' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect
    .poll(async () => {
      const { data } = await callAs<{ data: { id: string; read_at: string | null }[] }>(
        page,
        'GET',
        `/conversations/${id}/messages`,
      );
      return data.find((message) => message.id === answer.id)?.read_at ?? null;
    })
    .not.toBeNull();

  // A draft survives a reload; Shift+Enter begins a new line, Enter sends.
  await composer(page).fill('Half a thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).fill('');
  await write(page, 'Thnak you');
  await clinic.read(
    id,
    (await clinic.messages(id)).data.map((message) => message.id),
  );
  await expect(thread(page).getByText(/^Read \d/)).toBeVisible({ timeout: 15_000 });

  // The arrow up edits the last one.
  await composer(page).press('ArrowUp');
  const edit = page.getByRole('textbox', { name: 'Message text' });
  await expect(edit).toHaveValue('Thnak you');
  await edit.press('Escape');
  await expect(composer(page)).toBeFocused();
  await composer(page).press('ArrowUp');
  await edit.fill('Thank you');
  expect(await axeViolations(page)).toEqual([]);
  await edit.press('Enter');
  await expect(thread(page).getByText('Thank you')).toBeVisible();
  await expect(thread(page).getByText('Edited')).toBeVisible();

  // A file.
  await page.getByLabel('Attach files').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await thread(page)
    .getByRole('button', { name: /^Open sample\.pdf/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('sample.pdf');
  await page.keyboard.press('Escape');

  // Deleted, it stays visible that there was one.
  await composer(page).fill('');
  const own = thread(page).locator('.msg-one').filter({ hasText: 'Thank you' });
  await own.hover();
  await own.getByText('Message options').or(own.locator('summary')).first().click();
  await own.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await expect(thread(page).getByText('Message deleted')).toBeVisible();
  await expect(thread(page).getByText('Thank you')).toHaveCount(0);

  // Archived, it is in its own tab; on a phone one thing is shown at a time.
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(row).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('older messages load upward and keep the place, and new ones don’t move it', async ({ page, origin }) => {
  await enterAsPatient(page, '/messages');
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const { id } = await callAs<{ id: string }>(page, 'POST', '/conversations', {
    recipient_id: clinic,
    recipient_type: 'provider',
    initial_message: 'Message 1',
  });
  // Nobody may write so much in a minute as two.
  const other = await otherSide(origin, 'provider');
  for (let number = 2; number <= 27; number++)
    await callAs(page, 'POST', `/conversations/${id}/messages`, { content: `Message ${number}` });
  const answers: string[] = [];
  for (let number = 28; number <= 54; number++) answers.push((await other.say(id, `Message ${number}`)).id);
  await callAs(page, 'POST', `/conversations/${id}/read`, { message_ids: answers });
  await openInPortal(page, `/messages/${id}`);
  await expect(thread(page).getByText('Message 54', { exact: true })).toBeInViewport();
  await expect(thread(page).getByText('Message 4', { exact: true })).toHaveCount(0);

  // What is at the top stays where it is while the page before it is added.
  const first = thread(page).getByText('Message 7', { exact: true });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${MESSAGES}?before=*`, async (route) => {
    await held;
    await route.fallback();
  });
  await first.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const topOf = async () => Math.round((await first.boundingBox())?.y ?? 0);
  const before = await topOf();
  release();
  await expect(thread(page).getByText('Message 1', { exact: true })).toHaveCount(1);
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);

  await other.say(id, 'Here is news');
  const news = page.getByRole('button', { name: '1 new message' });
  await expect(news).toBeVisible({ timeout: 15_000 });
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await news.click();
  await expect(thread(page).getByText('Here is news')).toBeInViewport();
});

test('conversations are found and opened with the keyboard', async ({ page }) => {
  await enterAsPatient(page, '/messages');
  await settled(page);
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toBeVisible();
  // The keys work once their code is there.
  await expect(async () => {
    await listensToKeys(page);
    await page.keyboard.press('j');
    await expect(page.locator('.msg-list a').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  const links = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(thread(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('zzzzzz');
  await expect(page.getByText('No conversations found for “zzzzzz”')).toBeVisible();
  await expect(page).toHaveURL(/q=zzzzzz/);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(links.first()).toBeVisible();
});
