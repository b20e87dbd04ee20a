import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAsAdmin } from '../../steps/portal.ts';

test('the installation tells how it is, what an account sees, and reads a mail of the demonstration', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/debug');
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /^Database Working/ })).toBeVisible();
  await main.getByRole('button', { name: 'Run checks' }).click();
  await expect(main.getByText(/^Checked /)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('travesia-debug.json');

  await main.getByRole('link', { name: 'Jobs', exact: true }).click();
  await retriesAFailedJob(page);
  await main.getByRole('link', { name: 'Features', exact: true }).click();
  await main.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(main.getByRole('row', { name: /admin_debug No Not for this role/ })).toBeVisible();
});

/** The demo's failed job, which its admin may run again. */
async function retriesAFailedJob(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const failed = main.getByRole('list', { name: 'Permanently failed' }).getByRole('listitem');
  await expect(failed).toContainText('canceling statement due to lock timeout');
  await failed.locator('.action-menu > summary').click();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('No failed jobs.')).toBeVisible();
  // The button that was pressed is gone; who goes on by keyboard stands at the list that it was in.
  await expect(main.getByRole('heading', { name: 'Permanently failed' })).toBeFocused();
}
