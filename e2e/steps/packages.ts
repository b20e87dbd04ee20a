import type { Locator, Page } from '@playwright/test';

/** Types into the page’s own search field and sends it with Enter, as one does. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const field = page.locator('main input[type="search"]').first();
  await field.fill(words);
  await field.press('Enter');
}

/** The cards of packages in a list of results. */
export const packageCard = (page: Page): Locator =>
  page.locator('main article').filter({ has: page.locator('h2 a[href*="?package="], h3 a[href*="?package="]') });

/** The first price that a card names, as it is written. */
export async function priceIn(card: Locator): Promise<string> {
  return (await card.locator('.price').first().innerText()).trim();
}

/** A price as a number: `≈ US$ 4,180` is 4180. English grouping. */
export const amountOf = (price: string): number => Number(price.replaceAll(/[^\d.]/g, ''));

/** The id of the package that a link opens. */
export function packageIdOf(href: string | null): string {
  const id = URL.parse(href ?? '', 'http://own.invalid')?.searchParams.get('package');
  if (!id) throw new Error(`the link ${href} names no package`);
  return id;
}
