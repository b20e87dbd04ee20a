import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey.ts';

// A badge that was being asked for when the session ended is answered 401, which the browser mentions in its console.
test.use({ expected: [/401 \(Unauthorized\)/] });

const MINUTE = 60_000;

/** Signs the demonstration's patient in and opens further tabs. From then on the clock moves only when the journey moves it. */
async function enter(page: Page, ...tabs: string[]): Promise<Page[]> {
  await page.clock.install();
  await page.goto('/login?returnUrl=%2Fprofile');
  await signIn(page);
  const opened: Page[] = [];
  for (const address of tabs) {
    const tab = await page.context().newPage();
    await tab.goto(address);
    opened.push(tab);
  }
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return opened;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
}

/** Milliseconds since the person's last act. */
const idle = (page: Page) => page.evaluate(() => Date.now() - Number(localStorage.getItem('travesia.last-act')));
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
/** Lets minutes pass with all that a page does by itself meanwhile; a scroll that is told late counts as an act, from which on it takes as long. */
async function passUntilIdle(page: Page, ms: number): Promise<void> {
  for (let left = ms - (await idle(page)); left > 0; left = ms - (await idle(page))) await page.clock.runFor(left);
}

test('a session warns after 18 idle minutes, counts down aloud, goes on by one button, and ends after 20', async ({
  page,
}) => {
  await enter(page);
  await passUntilIdle(page, 18 * MINUTE - 1000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText(
    'To keep your health data private, we sign you out after 20 minutes without activity.',
  );
  await expect(warning(page)).toContainText('You will be signed out in 2 minutes.');
  await expect(warning(page)).toContainText('What you have typed is kept on this device.');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  for (const [left, said] of [
    [120, '2 minutes'],
    [60, '1 minute'],
    [30, '30 seconds'],
    [10, '10 seconds'],
  ] as const) {
    await passUntilIdle(page, 20 * MINUTE - left * 1000);
    await expect(warning(page).getByRole('status')).toHaveText(`Less than ${said} left.`);
  }
  // While it warns, only its button is an act.
  await page.mouse.wheel(0, 300);
  expect(await idle(page)).toBe(20 * MINUTE - 10_000);

  const refreshed = page.waitForResponse((response) => response.url().endsWith('/auth/refresh'));
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  expect((await refreshed).status()).toBe(200);
  await expect(warning(page)).toBeHidden();
  expect(await idle(page)).toBe(0);

  await writeNote(page, 'Since Monday my knee');
  await passUntilIdle(page, 20 * MINUTE - 1000);
  await expect(page).toHaveURL(/\/profile$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile&reason=session_expired$/);
  await page.clock.resume();
  expect(
    await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]),
  ).toEqual([null, null]);

  await signIn(page);
  await showNote(page);
  await expect(page.getByLabel('Note')).toHaveValue('Since Monday my knee');
  await expect(page.getByLabel('Note')).toBeFocused();
  await expect(page.getByText('We restored what you had entered.')).toBeVisible();
});

/** A form as any signed-in screen may have one. It is the test's own, so that it hangs on no screen's fields. */
async function showNote(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.id = 'note-form';
    form.innerHTML = '<label>Note <textarea name="note"></textarea></label>';
    document.querySelector('main')?.append(form);
  });
}

async function writeNote(page: Page, text: string): Promise<void> {
  await showNote(page);
  await page.getByLabel('Note').fill(text);
}

test.describe('several tabs', () => {
  // Each tab tells the server that the session is over; the second is told that it is so already, and so are its badges: a
  // patient’s are counts of bookings and conversations.
  test.use({
    expected: [
      /status of 401 .*\/(auth\/logout|unread-count|badges|bookings\/upcoming\/count|conversations\?page=1&limit=50|feature-flags)/,
    ],
  });

  test('what is done in one tab, on public pages too, keeps the others; a device that slept past the end is signed out', async ({
    page,
  }) => {
    const [second, reading] = await enter(page, '/profile', '/about');
    if (!second || !reading) throw new Error('the tabs did not open');
    await expect(second.getByText('This device', { exact: true })).toBeVisible();
    const portals = [page, second];

    await passUntilIdle(page, 17 * MINUTE);
    await second.keyboard.press('Shift');
    await page.clock.runFor(17 * MINUTE);
    for (const tab of portals) await expect(warning(tab)).toBeHidden();
    await page.clock.runFor(MINUTE);
    for (const tab of portals) await expect(warning(tab)).toBeVisible();
    await second.getByRole('button', { name: 'Stay signed in' }).click();
    for (const tab of portals) await expect(warning(tab)).toBeHidden();

    await passUntilIdle(page, 19 * MINUTE);
    for (const tab of portals) await expect(warning(tab)).toBeVisible();
    await reading.mouse.wheel(0, 300);
    for (const tab of portals) await expect(warning(tab)).toBeHidden();

    // As a laptop that was closed: what was due meanwhile happens once, on waking.
    await page.clock.fastForward(45 * MINUTE);
    for (const tab of portals) await expect(tab).toHaveURL(/\/login\?returnUrl=%2Fprofile&reason=session_expired$/);
  });
});
