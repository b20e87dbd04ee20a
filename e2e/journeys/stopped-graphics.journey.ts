import { graphicsProcesses, keepDrawing } from '../fixtures/keep-drawing.ts';
import { expect, test } from '../fixtures/journey.ts';

// A browser of its own: its process for graphics is stopped.
test.use({ reuseContext: false });

test('a browser whose graphics stopped draws again, and the click that waits goes on', async ({ page, browser }) => {
  await page.goto('/login');
  for (const id of await graphicsProcesses(browser)) process.kill(id, 'SIGSTOP');
  const endWatch = keepDrawing(browser, () => [page], 100);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  endWatch();
  await expect(page).toHaveURL(/\/forgot-password/);
});
