import type { Locator, Page } from '@playwright/test';

/** A package's page: `/packages/<treatment>/<clinic>-<id>`. */
const PACKAGE_PATH = /\/packages\/[a-z0-9-]+\/[a-z0-9-]+-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/;

/** Types into the page’s own search field and submits with Enter. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const field = page.locator('main input[type="search"]').first();
  await field.fill(words);
  await field.press('Enter');
}

/** The package cards in a result list. */
export const packageCard = (page: Page): Locator =>
  page.locator('main article').filter({ has: page.locator('h2 a[href*="/packages/"], h3 a[href*="/packages/"]') });

/** The first price on a card, as displayed. */
export async function priceIn(card: Locator): Promise<string> {
  return (await card.locator('.price').first().innerText()).trim();
}

/** Parses a price: `≈ US$ 4,180` is 4180. English grouping. */
export const amountOf = (price: string): number => Number(price.replaceAll(/[^\d.]/g, ''));

/** Whether a link opens a package's page. */
export const opensPackage = (href: string | null | undefined): boolean => PACKAGE_PATH.test(href ?? '');

/** The id of the package that a link opens. */
export function packageIdOf(href: string | null): string {
  const id = PACKAGE_PATH.exec(href ?? '')?.[1];
  if (!id) throw new Error(`the link ${href} names no package`);
  return id;
}
