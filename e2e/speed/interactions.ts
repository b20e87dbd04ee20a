import type { Locator, Page } from '@playwright/test';
import { settle } from './vitals.ts';

type Interaction = (page: Page) => Promise<void>;

/** User interactions on each main page, by its name in `MAIN_PAGES`; on other pages the menu is opened. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  home: typeInSearch,
  treatment: openQuestion,
  provider: openQuestion,
  'find-care': async (page) => {
    await typeInSearch(page);
    await page.keyboard.press('Escape');
    await openFilters(page);
  },
  packages: openFilters,
  'sign-in': async (page) => {
    await press(page, page.locator('input[type="email"]'));
    await page.keyboard.type('maria@example.org', { delay: 150 });
    await press(page, page.locator('main form .btn-primary').first());
  },
};

/** Opens and closes the menu, then performs the page's main task, with natural pauses. */
export async function interactWith(page: Page, name: string): Promise<void> {
  const menu = page.locator('header summary:visible').last();
  await press(page, menu);
  await press(page, menu);
  await INTERACTIONS[name]?.(page);
}

async function typeInSearch(page: Page): Promise<void> {
  const field = page.locator('main input[type="search"]').first();
  await press(page, field);
  await page.keyboard.press('End');
  await page.keyboard.type(' implant', { delay: 150 });
  await page.locator('[role="listbox"] [role="option"]').first().waitFor({ timeout: 20_000 });
}

async function openQuestion(page: Page): Promise<void> {
  await press(page, page.locator('main summary:visible').first());
}

async function openFilters(page: Page): Promise<void> {
  await press(page, page.locator('.filter-opener'));
  await press(page, page.locator('.filters input[type="checkbox"]:visible').first());
}

/**
 * Touches the center of an element as a finger does: Playwright's own tap adds listeners to the page, which would be measured as
 * well.
 */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not there to be pressed`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await settle(page);
}
