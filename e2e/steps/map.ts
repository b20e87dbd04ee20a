import type { Locator, Page } from '@playwright/test';

/** Prices and numbers on the map. */
export const mapMarks = (page: Page): Locator => page.locator('[data-map="marks"] a');

/** The number of packages that the list says it has. */
export async function listed(page: Page): Promise<number> {
  const text = await page.locator('#list [role="status"]').first().innerText();
  return Number(/[\d.,]+/.exec(text)?.[0].replaceAll(/\D/g, ''));
}

/** What the address says is in view or searched: west, south, east, north. */
export const areaIn = (page: Page, name: 'view' | 'bbox'): number[] =>
  (new URL(page.url()).searchParams.get(name) ?? '').split(',').map(Number);
