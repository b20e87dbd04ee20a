import { expect, test } from '../../fixtures/journey.ts';
import { enterAsPatient } from '../../steps/portal.ts';

test('a signed-in page stays connected: after a drop, and without a network for a while', async ({ page, context }) => {
  await enterAsPatient(page, '/ws-test');
  const state = page.getByRole('main').getByRole('status').first();
  await expect(state).toHaveText('Live');
  await page.getByRole('button', { name: 'Measure round trip' }).click();
  await expect(page.getByRole('main')).toContainText(/\d+ ms/);

  await page.getByRole('button', { name: 'Simulate a drop' }).click();
  await expect(state).toHaveText('Lost, reconnecting');
  await expect(state).toHaveText('Live');

  await context.setOffline(true);
  await expect(state).toHaveText('Lost, reconnecting');
  await context.setOffline(false);
  await expect(state).toHaveText('Live');
});
