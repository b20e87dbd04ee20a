import type { Page } from '@playwright/test';
import {
  cutTexts,
  DOUBLE_FONT,
  focusStop,
  sidewaysScroll,
  smallTargets,
  TEXT_SPACING,
} from '../accessibility/behaviour.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, LANGUAGES, SCREENS, SCREENS_OF, VARIATIONS, WHOLE } from '../pages.ts';
import { enterAs, inPortal, settled } from '../steps/portal.ts';

// Pages for what does not exist answer 404, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
type Size = typeof DESK;
/** Those of so many whose turn it is, or all. */
const inTurn = <T>(all: readonly T[], turn: number, of: number): readonly T[] =>
  WHOLE ? all : all.filter((_one, at) => at % of === turn);
/** More than any screen has; the focus leaves the page before. */
const MOST_STOPS = 400;

/** Gives the window another size and waits until scripts that watch it had their turn. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function expectToFit(page: Page, address: string, { width }: Size): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${address} is wider than ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(page), `small targets of ${address} at ${width} px`).toEqual([]);
}

/** Sets the texts as the style says, looks what does not fit then, and takes the style away again. */
async function expectToBear(page: Page, address: string, what: string, content: string): Promise<void> {
  const before = new Set(await cutTexts(page));
  const style = await page.addStyleTag({ content });
  const cut = (await cutTexts(page)).filter((text) => !before.has(text));
  expect.soft(cut, `texts of ${address} cut by ${what}`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${address} scrolls sideways by ${what}`).toBeLessThanOrEqual(0);
  await style.evaluate((element) => (element as Element).remove());
}

for (const [turn, { locale, prefix, tag }] of LANGUAGES.entries()) {
  test(`every third screen fits a phone and bears wide spacing and double size, in ${locale}`, async ({ page }) => {
    for (const [name, path] of inTurn(Object.entries({ ...SCREENS, ...VARIATIONS }), turn, LANGUAGES.length)) {
      const address = inLanguage(prefix, path);
      await page.setViewportSize(PHONE);
      await page.goto(address);
      await expect.soft(page.locator('html'), address).toHaveAttribute('lang', tag);
      await expect.soft(page.locator('h1'), address).toHaveCount(1);
      await expectToFit(page, address, PHONE);
      if (name in SCREENS) await expectToBear(page, address, 'wide spacing', TEXT_SPACING);
      await resize(page, NARROWEST);
      await expectToFit(page, address, NARROWEST);
      if (!(name in SCREENS)) continue;
      await resize(page, DESK);
      await expectToBear(page, address, 'double size', DOUBLE_FONT);
    }
  });
}

for (const role of ['patient', 'provider', 'organization', 'admin'] as const)
  test(`every screen of the demonstration's ${role} fits a phone and bears wide spacing and double size`, async ({
    page,
  }) => {
    for (const [turn, path] of Object.values(SCREENS_OF[role]).entries()) {
      const address = inLanguage(LANGUAGES[turn % LANGUAGES.length]?.prefix ?? '', path);
      if (turn === 0) await enterAs(page, role, path);
      await page.setViewportSize(PHONE);
      await page.goto(address);
      await inPortal(page);
      await settled(page);
      await expectToFit(page, address, PHONE);
      await expectToBear(page, address, 'wide spacing', TEXT_SPACING);
      await resize(page, NARROWEST);
      await expectToFit(page, address, NARROWEST);
      await resize(page, DESK);
      await expectToBear(page, address, 'double size', DOUBLE_FONT);
    }
  });

for (const [turn, [name, path]] of Object.entries(SCREENS).entries()) {
  test(`the keyboard’s focus is seen and reached everywhere on ${name}`, async ({ page }) => {
    for (const size of inTurn([DESK, PHONE], turn % 2, 2)) {
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
      expect.soft(stops, `stops at ${size.width} px`).toBeGreaterThan(10);
      expect.soft(wrong, `at ${size.width} px`).toEqual([]);
    }
  });
}
