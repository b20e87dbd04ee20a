import { expect, test } from '../fixtures/journey.ts';

// Reported by the check that every journey has.
test.use({ expected: [/^uncaught: Error: forbidden by script-src: eval/] });

test('a script that tries eval is noticed, even if it catches the error', async ({ page }) => {
  const body = 'try { new Function("") } catch {}';
  await page.route('**/tries-eval.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/');
  const reported = page.waitForEvent('pageerror');
  await page.addScriptTag({ url: '/tries-eval.js' });
  expect((await reported).message).toContain('forbidden by script-src: eval');
});
