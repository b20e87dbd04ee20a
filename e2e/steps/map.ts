import type { Locator, Page } from '@playwright/test';

/** Prices and numbers on the map. */
export const mapMarks = (page: Page): Locator => page.locator('[data-map="marks"] a');

/** The number of packages the list reports. */
export async function listed(page: Page): Promise<number> {
  const text = await page.locator('#list [role="status"]').first().innerText();
  return Number(/[\d.,]+/.exec(text)?.[0].replaceAll(/\D/g, ''));
}

/** The visible or searched area in the URL: west, south, east, north. */
export const areaIn = (page: Page, name: 'view' | 'bbox'): number[] =>
  (new URL(page.url()).searchParams.get(name) ?? '').split(',').map(Number);
