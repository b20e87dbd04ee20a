import {
  cutTexts,
  DOUBLE_FONT,
  focusStop,
  sidewaysScroll,
  smallTargets,
  TEXT_SPACING,
} from '../accessibility/behaviour.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, LANGUAGES, SCREENS, VARIATIONS } from '../pages.ts';

test.use({ trace: 'off', expected: [/404 \(Not Found\)/] });

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
/** More than any screen has; the focus leaves the page before. */
const MOST_STOPS = 400;

for (const { locale, prefix, tag } of LANGUAGES) {
  test(`every screen fits a phone, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of Object.values({ ...SCREENS, ...VARIATIONS })) {
      const address = inLanguage(prefix, path);
      for (const size of [PHONE, NARROWEST]) {
        await page.setViewportSize(size);
        await page.goto(address);
        expect.soft(await sidewaysScroll(page), `${address} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
        expect.soft(await smallTargets(page), `small targets of ${address} at ${size.width} px`).toEqual([]);
      }
      await expect.soft(page.locator('html'), address).toHaveAttribute('lang', tag);
      await expect.soft(page.locator('h1'), address).toHaveCount(1);
    }
  });

  test(`texts of every screen bear wide spacing and double size, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of Object.values(SCREENS)) {
      const address = inLanguage(prefix, path);
      for (const [what, content] of Object.entries({ 'wide spacing': TEXT_SPACING, 'double size': DOUBLE_FONT })) {
        await page.setViewportSize(what === 'wide spacing' ? PHONE : { width: 1280, height: 900 });
        await page.goto(address);
        const before = new Set(await cutTexts(page));
        await page.addStyleTag({ content });
        const cut = (await cutTexts(page)).filter((text) => !before.has(text));
        expect.soft(cut, `texts of ${address} cut by ${what}`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `${address} scrolls sideways by ${what}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const [name, path] of Object.entries(SCREENS)) {
  for (const size of [{ width: 1280, height: 900 }, PHONE]) {
    test(`the keyboard’s focus is seen and reached everywhere on ${name} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
      const wrong: string[] = [];
      let stops = 0;
      for (let stop = await focusStop(page); stop && stops < MOST_STOPS; stop = await focusStop(page)) {
        stops++;
        if (!stop.reachable) wrong.push(`hidden: ${stop.name}`);
        if (!stop.marked) wrong.push(`not marked: ${stop.name}`);
        await page.keyboard.press('Tab');
      }
      expect(stops).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
    });
  }
}
