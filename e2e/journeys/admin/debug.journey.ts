import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAsAdmin } from '../../steps/portal.ts';

test('the installation tells how it is, what an account sees, and reads a mail of the demonstration', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/debug');
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /^Database Works/ })).toBeVisible();
  await main.getByRole('button', { name: 'Run checks' }).click();
  await expect(main.getByText(/^Checked /)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('travesia-debug.json');

  await main.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(main.getByText('No job has failed.')).toBeVisible();
  await retriesAFailedJob(page);
  await main.getByRole('link', { name: 'Features', exact: true }).click();
  await main.getByRole('button', { name: 'Look' }).click();
  await expect(main.getByRole('row', { name: /admin_debug Closed Not for this role/ })).toBeVisible();
});

/**
 * No job of this installation fails for good, and none may: the journeys beside this one read the same list. So the browser
 * is told of one; that the server does run it again is what operations.engine.int.test.ts shows.
 */
async function retriesAFailedJob(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const job = {
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
    job: 'mail.send',
    payload: '{}',
    message: 'the mail server refused it',
    attempts: 1,
    died_at: '2026-11-22T10:00:00Z',
    actions: ['retry'],
  };
  const asked: string[] = [];
  await page.route('**/api/v1/admin/jobs', (route) =>
    route.fulfill({ json: { queues: [], dead: asked.length === 0 ? [job] : [] } }),
  );
  await page.route('**/api/v1/admin/jobs/*/retry', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await main.getByRole('link', { name: 'Health', exact: true }).click();
  await main.getByRole('link', { name: 'Jobs', exact: true }).click();
  const failed = main.getByRole('list', { name: 'Failed for good' }).getByRole('listitem');
  await expect(failed).toContainText('1 attempt, the last ');
  await failed.locator('.action-menu > summary').click();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('No job has failed.')).toBeVisible();
  // The button that was pressed is gone; who goes on by keyboard stands at the list that it was in.
  await expect(main.getByRole('heading', { name: 'Failed for good' })).toBeFocused();
  expect(asked).toEqual([expect.stringContaining(`/admin/jobs/${job.id}/retry`)]);
  await page.unrouteAll();
}
