import { expect, type Locator, type Page } from '@playwright/test';
import { stopsTo, tabTo } from './keyboard.ts';

/** The editor of packages confirms that everything is saved. */
export const packageSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^ ?Saved \d/ })).toBeVisible();

/** Begins a package for a treatment on the page that asks for it, by keyboard; a draft that no one changed yet is continued. */
export async function beginPackage(page: Page, treatment: string): Promise<void> {
  await tabTo(page, page.getByLabel('Search treatments'));
  await page.keyboard.type(treatment);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: treatment }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/provider\/packages\/edit\/[0-9a-f-]{36}$/);
  await expect(page.locator('.package-editor')).toBeVisible();
}

/** What stands in the way of publishing. */
export const gapsOf = (page: Page): Locator => page.getByRole('region', { name: /before you can publish/ });

/** Answers whatever has the focus, as someone at the keyboard would. */
async function answer(page: Page, price: string): Promise<void> {
  const { kind, name } = await page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return { kind: element.type, name: element.name };
  });
  if (kind === 'radio') await page.keyboard.press('Space');
  else if (kind === 'button') await page.keyboard.press('Enter');
  else if (kind === 'select-one') {
    await page.keyboard.press('ArrowDown');
    // A new price line is waiting for its amount.
    if (name === 'lines-add') {
      await expect(page.locator(':focus')).toHaveAttribute('name', 'lines.0.amount');
      await page.keyboard.type(price);
    }
  } else await page.keyboard.type(kind === 'textarea' ? 'Everything you need, in one price.' : '30');
}

/** Goes to the first thing that is missing as someone at the keyboard would: back to it, or from the count at the button if that is nearer. */
async function goByKeyboard(page: Page, first: Locator): Promise<void> {
  const count = page.getByRole('button', { name: /^\d+ to fix$/ });
  const [back, ahead] = [-(await stopsTo(first)), await stopsTo(count)];
  if (back > 0 && back < ahead) await tabTo(page, first, { back: true });
  else {
    await tabTo(page, count);
    await page.keyboard.press('Enter');
    await expect(gapsOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Completes a package: from the list of what is missing to each field, until nothing is left. */
export async function fillGaps(page: Page, price: string, { byKeyboard = false } = {}): Promise<void> {
  const links = gapsOf(page).getByRole('link');
  for (let left = await links.count(); left > 0; left = await links.count()) {
    const first = links.first();
    const sentence = await first.innerText();
    await (byKeyboard ? goByKeyboard(page, first) : first.click());
    await expect(first).not.toBeFocused();
    await answer(page, price);
    await expect(gapsOf(page).getByText(sentence, { exact: true })).toHaveCount(0);
  }
  await packageSaved(page);
}

/** Publishes a package for the first time, and returns the address of its public page. */
export async function publishPackage(page: Page): Promise<string> {
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this package?' });
  await expect(dialog.getByText('No patient has agreed terms of this package yet.')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Publish package' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Version 1, published/)).toBeVisible();
  await page.getByLabel('Actions for this package').press('Enter');
  const address = await page.getByRole('link', { name: 'Open public page' }).getAttribute('href');
  if (!address) throw new Error('no public page');
  return address;
}
