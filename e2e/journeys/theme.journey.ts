import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { ask } from '../http/ask.ts';

const documentTag = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? '';
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the chosen theme is in the first bytes, so that nothing flashes', async ({ origin }) => {
  for (const path of ['/', '/es/packages', '/404']) {
    for (const theme of ['dark', 'light']) {
      const { text } = await ask(origin, path, { headers: { cookie: `theme=${theme}` } });
      expect(documentTag(text.slice(0, 200))).toContain(`data-theme="${theme}"`);
    }
    const { text } = await ask(origin, path);
    expect(documentTag(text)).not.toContain('data-theme');
  }
});

test('without a choice the theme is the device’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/treatments');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(light);
});

test('a choice shows at once, without another page, and lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/treatments');
  const light = await background(page);
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark theme' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).not.toBe(light);
  expect(pages).toEqual([]);

  await page.goto('/packages');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Theme of your device' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await background(page)).toBe(light);
});
