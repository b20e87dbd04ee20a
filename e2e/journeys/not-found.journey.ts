import { expect, test } from '../fixtures/journey.ts';
import { ask } from '../http/ask.ts';
import { LANGUAGES } from '../pages.ts';

// The browser mentions each of these answers in its console.
test.use({ expected: [/404 \(Not Found\)/] });

test('an unknown address leads to a page that answers 404, names it, and offers the nearest', async ({ page }) => {
  const answer = await page.goto('/tratments');
  expect(answer?.status()).toBe(404);
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/tratments$/);
  await expect(page.getByRole('main')).toContainText('/tratments');
  await page.getByRole('main').getByRole('link', { name: 'Treatments' }).first().click();
  await expect(page).toHaveURL(/\/treatments$/);
});

for (const { prefix, tag } of LANGUAGES) {
  test(`it is 404 in the language of the address: ${tag}`, async ({ page }) => {
    const answer = await page.goto(`${prefix}/no/such/page`);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/404`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('main').locator('input[type="search"]')).toBeVisible();
  });
}

const UNKNOWN = [
  { path: '/treatments/hip-replacment', near: /\/treatments\/hip-replacement$/ },
  { path: '/packages/hip-replacment', near: /\/packages\/hip-replacement$/ },
  { path: '/providers/clinica-vale-central', near: /\/providers\/clinica-valle-central$/ },
];

for (const { path, near } of UNKNOWN) {
  test(`${path} answers 404 with near matches`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(addresses.filter((address) => near.test(address)).length).toBeGreaterThan(0);
  });
}

test('the page for unknown addresses is not for search engines', async ({ origin }) => {
  const { status, text } = await ask(origin, '/404?from=/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('<meta name="robots" content="noindex"');
});
