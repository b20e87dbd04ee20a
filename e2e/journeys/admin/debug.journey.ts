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
  await main.getByRole('link', { name: 'Features', exact: true }).click();
  await main.getByRole('button', { name: 'Look' }).click();
  await expect(main.getByRole('row', { name: /admin_debug Closed Not for this role/ })).toBeVisible();
});
