import { expect, test } from '../fixtures/journey.ts';
import { inTurn, MAIN_PAGES } from '../pages.ts';
import { weighPage } from '../speed/page-weight.ts';

// Bytes of a first visit: nothing is cached yet.
test.use({ trace: 'off', reuseContext: false });

/** Most bytes of a first view, compressed. Script has the goal of pages that are not hydrated; 150 kB is the limit of all. */
const BUDGETS = { html: 40_000, script: 60_000, style: 25_000, font: 45_000, total: 400_000 };

/** The sign-in is hydrated: React and its router alone are 100 kB of it. */
const SIGN_IN_BUDGETS = { ...BUDGETS, script: 180_000, style: 40_000 };

test('the sign-in keeps to its bytes', async ({ page }, testInfo) => {
  const weight = await weighPage(page, '/login');
  testInfo.annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
  expect(weight.script).toBeGreaterThan(1000);
  for (const [kind, most] of Object.entries(SIGN_IN_BUDGETS))
    expect.soft(weight[kind as keyof typeof BUDGETS], kind).toBeLessThanOrEqual(most);
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
