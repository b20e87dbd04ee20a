import type { Locator, Page } from '@playwright/test';

/** Types into the page’s own search field and submits with Enter. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const field = page.locator('main input[type="search"]').first();
  await field.fill(words);
  await field.press('Enter');
}

/** The package cards in a result list. */
export const packageCard = (page: Page): Locator =>
  page.locator('main article').filter({ has: page.locator('h2 a[href*="?package="], h3 a[href*="?package="]') });

/** The first price on a card, as displayed. */
export async function priceIn(card: Locator): Promise<string> {
  return (await card.locator('.price').first().innerText()).trim();
}

/** Parses a price: `≈ US$ 4,180` is 4180. English grouping. */
export const amountOf = (price: string): number => Number(price.replaceAll(/[^\d.]/g, ''));

/** The id of the package that a link opens. */
export function packageIdOf(href: string | null): string {
  const id = URL.parse(href ?? '', 'http://own.invalid')?.searchParams.get('package');
  if (!id) throw new Error(`the link ${href} names no package`);
  return id;
}
