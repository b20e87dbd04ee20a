import { axeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, LANGUAGES, SCREENS, VARIATIONS } from '../pages.ts';

// Pages for what does not exist answer 404, which the browser mentions in its console. A trace of every scan would take longer than the scans.
test.use({ expected: [/404 \(Not Found\)/], trace: 'off' });

const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width, height: width === 390 ? 844 : 900 })),
);

test.describe('axe finds nothing against WCAG 2.2 AA', () => {
  for (const { locale, prefix } of LANGUAGES) {
    for (const { theme, width, height } of LOOKS) {
      test(`${locale}, ${theme}, ${width} px`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        for (const path of Object.values({ ...SCREENS, ...VARIATIONS })) {
          await page.goto(inLanguage(prefix, path));
          expect.soft(await axeViolations(page), inLanguage(prefix, path)).toEqual([]);
        }
      });
    }
  }
});
