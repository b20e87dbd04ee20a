import { expect, test } from '../fixtures/journey.ts';
import { inTurn, LANGUAGES, MAIN_PAGES } from '../pages.ts';
import { weighPage } from '../speed/page-weight.ts';

// Bytes of a first visit: nothing is cached yet.
test.use({ trace: 'off', reuseContext: false });

/** Most bytes of a first view, compressed, and files of script: a little above what the pages have. */
const BUDGETS = { html: 30_000, script: 20_000, scripts: 6, style: 25_000, font: 45_000, total: 150_000 };

/** The home page's HTML before compression. */
const MOST_MARKUP = 60_000;

/** The sign-in stores a session, with the code that signed-in pages use, but loads no React. */
const SIGN_IN_BUDGETS = { ...BUDGETS, script: 50_000, scripts: 14, style: 40_000, total: 150_000 };

test('the sign-in keeps to its bytes', async ({ page }, testInfo) => {
  const weight = await weighPage(page, '/login');
  testInfo.annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
  expect(weight.script).toBeGreaterThan(1000);
  for (const [kind, most] of Object.entries(SIGN_IN_BUDGETS))
    expect.soft(weight[kind as keyof typeof BUDGETS], kind).toBeLessThanOrEqual(most);
});

test('the HTML of the home page keeps to its bytes in every language', async ({ origin }, testInfo) => {
  for (const { prefix, locale } of LANGUAGES) {
    const answer = await fetch(origin + (prefix || '/'));
    const { byteLength } = await answer.arrayBuffer();
    testInfo.annotations.push({ type: 'bytes', description: `${locale}: ${byteLength}` });
    expect(byteLength).toBeGreaterThan(10_000);
    expect.soft(byteLength, locale).toBeLessThanOrEqual(MOST_MARKUP);
  }
});

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const [turn, [name, path]] of Object.entries(MAIN_PAGES).entries()) {
  for (const viewport of inTurn(VIEWPORTS, turn, VIEWPORTS.length)) {
    test(`${name} keeps to its bytes at ${viewport.width} px`, async ({ page }, testInfo) => {
      await page.setViewportSize(viewport);
      const weight = await weighPage(page, path);
      testInfo.annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
      expect(weight.html).toBeGreaterThan(1000);
      expect(weight.style).toBeGreaterThan(1000);
      for (const [kind, most] of Object.entries(BUDGETS))
        expect.soft(weight[kind as keyof typeof BUDGETS], kind).toBeLessThanOrEqual(most);
    });
  }
}
