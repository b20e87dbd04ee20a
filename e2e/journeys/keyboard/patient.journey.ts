import { expect, test } from '../../fixtures/journey.ts';
import { TREATMENT } from '../../pages.ts';
import { enhanced } from '../../steps/enhanced.ts';
import { heart } from '../../steps/favorites.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { signUp } from '../../steps/sign-up.ts';

test('a patient by keyboard alone: share a list and stop, ask a clinic from the comparison', async ({ page }) => {
  const main = page.getByRole('main');
  const key = (name: string) => page.keyboard.press(name);
  const email = await signUp(page, `/packages/${TREATMENT}`);
  await enhanced(page);

  // Two packages into the comparison, one of them saved.
  await tabTo(page, heart(page));
  const taken = page.waitForResponse((response) => response.url().endsWith('/favorites'));
  await key('Space');
  await taken;
  for (const place of [0, 1]) {
    await tabTo(page, main.getByRole('button', { name: /^Compare / }).nth(place));
    await key('Space');
  }
  await tabTo(page, page.locator('#compare-tray').getByRole('link', { name: /^Compare/ }));
  await key('Enter');
  await expect(page).toHaveURL(/\/compare\?/);
  await enhanced(page);

  // The request: the person is filled in.
  await tabTo(page, main.getByRole('link', { name: /^Request a consultation \S/ }).first());
  await key('Enter');
  await expect(page).toHaveURL(/\/booking\/consultation/);
  await enhanced(page);
  await expect(main.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
  await expect(main.getByLabel('Full name')).toHaveValue(/Rosa/);
  await tabTo(page, main.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('Who stays with me overnight?');
  for (const consent of await main.getByRole('checkbox', { name: /^I agree/ }).all()) {
    await tabTo(page, consent);
    await key('Space');
  }
  // Not sent: one network may send ten an hour, and the journeys of requests send them.
  await tabTo(page, main.getByRole('button', { name: 'Send request' }));

  // The list: shared by link, and no more.
  await page.goto('/favorites');
  await tabTo(page, main.getByRole('link', { name: 'Saved', exact: true }));
  await key('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Share', exact: true }));
  await key('Enter');
  await expect(main.getByRole('heading', { name: 'Share this list' })).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Create link' }));
  await key('Enter');
  await expect(main.getByRole('heading', { name: 'This list is shared' })).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Revoke link' }));
  await key('Enter');
  await expect(main.getByRole('heading', { name: 'Share this list' })).toBeFocused();
});
