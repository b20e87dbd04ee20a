import { expect, test } from '../fixtures/journey.ts';
import { PROVIDER } from '../pages.ts';

test.use({ reuseContext: false });

test.describe('free times of a clinic', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('are in the clinic’s time with the reader’s own beside it, and lead to its booking', async ({ page }) => {
    await page.goto(`/providers/${PROVIDER}`);
    const times = page.getByRole('region', { name: 'Free times' });
    await expect(times.getByText('Smaller times are yours (Berlin).')).toBeVisible();
    const first = times.getByRole('link', { name: /^Book this time: / }).first();
    const [clinic = '', own = ''] = [
      await first.locator('time').textContent(),
      await first.locator('small').textContent(),
    ].map((text) => (text ?? '').replace(/\s/g, ' '));
    const at = new Date((await first.locator('time').getAttribute('datetime')) ?? '');
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at).replace(/\s/g, ' ');
    expect(clinic).toBe(clock('America/Costa_Rica'));
    expect(own).toContain(clock('Europe/Berlin'));
    await first.click();
    await expect(page).toHaveURL(/\/booking\/consultation\?clinic=.*&time=/);
    await expect(page.getByRole('complementary', { name: 'Your choice' })).toContainText(clinic);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('free times are in the clinic’s time, and lists name the first free day', async ({ page }) => {
    await page.goto(`/providers/${PROVIDER}`);
    const times = page.getByRole('region', { name: 'Free times' });
    await expect(times.getByRole('link', { name: /^Book this time: / }).first()).toBeVisible();
    await page.goto('/find-care');
    await expect(page.getByText(/^First free day: [A-Z][a-z]{2} \d/).first()).toBeVisible();
  });
});
