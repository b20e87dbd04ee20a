import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { openLine } from '../http/line.ts';
import { LANGUAGES } from '../pages.ts';
import { callAs } from '../steps/bookings.ts';
import { enterAsPatient, openInPortal } from '../steps/portal.ts';

// A service worker and what it keeps would go with a reused context to the next journey.
test.use({ reuseContext: false, serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Opens a page and waits until the worker has taken over and keeps it. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toContain(new URL(path, page.url()).pathname);
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test.describe('without a connection', () => {
  test('one reads the pages that were open before, and is told from when they are', async ({ page, context }) => {
    await openKept(page, '/treatments/hip-replacement');
    await openKept(page, '/providers/clinica-valle-central');
    await expect(page.locator('.offline-note')).toBeHidden();
    await context.setOffline(true);
    await page.goto('/treatments/hip-replacement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hip replacement');
    await expect(page.locator('.offline-note')).toContainText(/A saved copy of this page, from \d/);
    // The style sheet is there as well: the canvas has the colour of the tokens.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    await page.goto('/providers/clinica-valle-central');
    await expect(page.getByRole('region', { name: 'Licenses and accreditations' })).toBeVisible();
  });

  for (const { prefix, tag } of LANGUAGES) {
    test(`a page that is not kept leads to the list of those that are: ${tag}`, async ({ page, context }) => {
      await openKept(page, `${prefix}/treatments`);
      await context.setOffline(true);
      await page.goto(`${prefix}/treatments/rhinoplasty`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('[data-unreachable]')).toBeVisible();
      const kept = page.locator('.saved-pages').getByRole('link');
      await expect(kept).toHaveCount(1);
      await kept.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/treatments$`));
      await expect(page.locator('.offline-note')).toBeVisible();
    });
  }
});

test('searches and answers of the API are never kept', async ({ page }) => {
  await openKept(page, '/treatments');
  await page.goto('/find-care?q=rhinoplasty');
  await page.evaluate(() => fetch('/api/v1/currencies').then((answer) => answer.text()));
  await page.goto('/packages');
  await expect.poll(() => keptPaths(page)).toContain('/packages');
  expect(await keptPaths(page)).not.toContain('/find-care');
  const all = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caching.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('on a line that stands still, the saved copy comes after four seconds', async ({ page, origin }) => {
  const line = await openLine(origin);
  try {
    await openKept(page, `${line.address}/treatments`);
    line.hold();
    const start = Date.now();
    await page.goto(`${line.address}/treatments`);
    // The line never answers: that there is a page at all is the worker's doing. How soon at most is for no slow machine to say.
    expect(Date.now() - start).toBeGreaterThan(3500);
    await expect(page.locator('.offline-note')).toBeVisible();
  } finally {
    await line.close();
  }
});

test('one removes all kept pages from the device', async ({ page }) => {
  await openKept(page, '/treatments');
  await page.goto('/offline');
  await expect(page.locator('.saved-pages').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.locator('[data-enhance="saved-pages"]')).toContainText(
    'All saved pages were removed from this device',
  );
  expect(await keptPaths(page)).toEqual([]);
});

test('a patient keeps their trip on the device, and finds days and emergency card without a connection', async ({
  page,
  context,
}) => {
  await enterAsPatient(page, '/treatment-journeys');
  const own = await callAs<{ data: { id: string; status: string; trips: number }[] }>(
    page,
    'GET',
    '/journeys?tab=coming&language=en',
  );
  const path = `/journey/${own.data.find(({ status, trips }) => status === 'preparing' && trips === 1)?.id}`;
  await openInPortal(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('On this device since')).toBeVisible();
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('Saved copy from')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emergency card' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await page.goto('/offline');
  await expect(page.locator('.saved-pages').getByRole('link')).toHaveCount(1);
  await context.setOffline(false);
  await page.goto(path);
  await page.getByRole('button', { name: 'Remove from device' }).click();
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.locator('[data-unreachable]')).toBeVisible();
});
