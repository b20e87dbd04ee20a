import type { Page } from '@playwright/test';
import {
  DESK,
  expectAccessible,
  expectAccessibleApartFromContrast,
  expectAccessibleInBothThemes,
  expectDenseRows,
  expectFocusEverywhere,
  expectFocusInMain,
  expectToBearTextSettings,
  expectToFit,
  expectToFitDoubled,
  expectToHoldStill,
  NARROWEST,
  PHONE,
  resize,
  type Size,
  type Theme,
  THEMES,
} from '../accessibility/judge-screen.ts';
import { paintBeforeResponses } from '../accessibility/layout-shift.ts';
import { expect, test } from '../fixtures/journey.ts';
import { inLanguage, inTurn, LANGUAGES, PUBLIC_SCREENS, SCREENS, SCREENS_OF, VARIATIONS, WHOLE } from '../pages.ts';
import { openInPortal, settled, signInAsDemo } from '../steps/portal.ts';

// One visit a screen, at which everything that is asked of every screen is judged. The fixture judges what the browser complains of.

// Pages for what does not exist answer 404, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

/** Every second screen has a light phone and a dark desk; a further pair is of the whole form. */
const PAIRS = [
  { phone: 'light', desk: 'dark' },
  { phone: 'dark', desk: 'light' },
] as const;
const SIZES: readonly Size[] = [DESK, PHONE];
/** Where the header and the footer are walked through too: once at each size. Elsewhere the walk begins behind the skip link. */
const WITH_HEADER = new Set<string>([SCREENS.home, SCREENS.packagesOfTreatment]);
/** How many screens one journey visits, in one window: a new one costs as much as a visit. */
const A_JOURNEY = 8;

const isInTurn = (turn: number, of: number): boolean => WHOLE || turn % of === 0;
/** The keyboard walks through two of four public screens. */
const isWalked = (turn: number): boolean => isInTurn(Math.floor(turn / 2), 2);
/** Contrast, more than half of a scan, is judged at four of eight screens: in each theme at each size. */
const showsContrast = (turn: number): boolean => isInTurn(Math.floor(turn / 4), 2);

/** A third of the screens are scanned by axe, another bears other texts: both together are most of what a visit costs. */
const isScanned = (turn: number): boolean => isInTurn(Math.floor(turn / A_JOURNEY), 3);
const bearsTexts = (turn: number): boolean => isInTurn(Math.floor(turn / A_JOURNEY) + 1, 3);

/** The path of one record. */
const ID_AT_END = /\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a screen says, in three languages, when its data did not load. */
const NOT_LOADED = /We couldn’t load this|No se pudo cargar|Não foi possível carregar/;

interface Screen {
  name: string;
  path: string;
  /** Its place in the table of languages, themes and sizes. */
  turn: number;
}

/** The screens in portions, each with its turn. */
function portionsOf(screens: Readonly<Record<string, string>>): Screen[][] {
  const all = Object.entries(screens).map(([name, path], turn) => ({ name, path, turn }));
  return Array.from({ length: Math.ceil(all.length / A_JOURNEY) }, (_none, at) =>
    all.slice(at * A_JOURNEY, (at + 1) * A_JOURNEY),
  );
}

const namesOf = (screens: readonly Screen[]): string => screens.map(({ name }) => name).join(', ');

/** The themes in which it is a screen's turn to be scanned at a size. */
const themesAt = (size: Size, turn: number): Theme[] =>
  inTurn(SIZES, Math.floor(turn / 2), SIZES.length).includes(size)
    ? inTurn(PAIRS, turn, PAIRS.length).map(({ phone, desk }) => (size === PHONE ? phone : desk))
    : [];

/** Ways to set texts that a screen bears, and the size of window each is for. */
const TEXT_SETTINGS = [
  { size: DESK, bear: expectToBearTextSettings },
  { size: PHONE, bear: expectToBearTextSettings },
  { size: PHONE, bear: expectToFitDoubled },
] as const;

interface Asked {
  turn: number;
  /** Through what the keyboard is led. */
  walk?: (page: Page, what: string) => Promise<void>;
  /** Which settings of texts its kind bears. */
  bears: readonly (typeof TEXT_SETTINGS)[number][];
  /** Whether it has lists to work through, and is one itself: a record's page says what it is about above its lists. */
  rows?: 'list' | 'record';
}

/** Judges the screen that is open. It is laid out once at each size, which takes longer than most of what is asked then. */
async function judge(page: Page, address: string, { turn, walk, bears, rows }: Asked): Promise<void> {
  // Each setting meets each language.
  const settings = inTurn(bears, Math.floor(turn / LANGUAGES.length), bears.length);
  for (const size of SIZES) {
    const what = `${address} at ${size.width} px`;
    await resize(page, size);
    if (rows && size === DESK) await expectDenseRows(page, address, { isList: rows === 'list' });
    if (walk && inTurn(SIZES, turn, SIZES.length).includes(size)) await walk(page, what);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const { bear } of settings.filter((one) => one.size === size && bearsTexts(turn)))
      await bear(page, address, size);
    if (size === PHONE) await expectToFit(page, address, size);
    const scan = showsContrast(turn) ? expectAccessible : expectAccessibleApartFromContrast;
    for (const theme of isScanned(turn) ? themesAt(size, turn) : []) await scan(page, what, theme);
  }
  await resize(page, NARROWEST);
  await expectToFit(page, address, NARROWEST);
}

/** Nothing that one screen keeps on the device is there for the next. */
async function forgetVisit(page: Page): Promise<void> {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.context().clearCookies();
}

test('every view has its turn', () => {
  expect(PAIRS.flatMap(({ phone, desk }) => [phone, desk]).toSorted()).toEqual([...THEMES, ...THEMES].toSorted());
  const turns = Object.keys({ ...PUBLIC_SCREENS, ...VARIATIONS }).map((_name, turn) => `${turn % 2} ${turn % 3}`);
  expect(new Set(turns).size).toBe(6);
  const scans = Object.keys(PUBLIC_SCREENS).flatMap((_name, turn) =>
    isScanned(turn) && showsContrast(turn)
      ? SIZES.flatMap((size) => themesAt(size, turn).map((theme) => `${size.width} ${theme}`))
      : [],
  );
  expect(new Set(scans).size).toBe(SIZES.length * THEMES.length);
  const walks = Object.keys(PUBLIC_SCREENS).flatMap((_name, turn) => (isWalked(turn) ? [turn % SIZES.length] : []));
  expect(new Set(walks).size).toBe(SIZES.length);
  const names = Object.keys(PUBLIC_SCREENS);
  expect(new Set([...WITH_HEADER].map((name) => names.indexOf(name) % SIZES.length)).size).toBe(SIZES.length);
});

for (const screens of portionsOf({ ...PUBLIC_SCREENS, ...VARIATIONS }))
  test(`${namesOf(screens)}: accessible, fit and bear other texts`, async ({ page }) => {
    for (const { name, path, turn } of screens)
      for (const { prefix, tag } of inTurn(LANGUAGES, turn, LANGUAGES.length)) {
        const address = inLanguage(prefix, path);
        await page.setViewportSize(DESK);
        await page.goto(address);
        await expect.soft(page.locator('html'), address).toHaveAttribute('lang', tag);
        await expect.soft(page.locator('h1'), address).toHaveCount(1);
        const isMain = name in PUBLIC_SCREENS;
        const walk = WHOLE || WITH_HEADER.has(name) ? expectFocusEverywhere : expectFocusInMain;
        const walks = isMain && (WITH_HEADER.has(name) || isWalked(turn));
        const bears = isMain ? TEXT_SETTINGS : TEXT_SETTINGS.slice(2);
        await judge(page, address, { turn, bears, ...(walks ? { walk } : {}) });
        await forgetVisit(page);
      }
  });

for (const role of ['patient', 'provider', 'organization', 'admin'] as const)
  for (const screens of portionsOf(SCREENS_OF[role]))
    test(`${namesOf(screens)}: accessible, fit and bear other texts, for the demonstration’s ${role}`, async ({
      page,
    }) => {
      await page.addInitScript(paintBeforeResponses);
      await signInAsDemo(page, role);
      for (const { path, turn } of screens)
        for (const { prefix, tag } of inTurn(LANGUAGES, turn, LANGUAGES.length)) {
          const address = inLanguage(prefix, path);
          for (const size of inTurn(SIZES, turn, SIZES.length)) {
            await page.setViewportSize(size);
            await openInPortal(page, address);
            await settled(page);
            // A screen that could not load is easily accessible.
            await expect.soft(page.locator('main [role="alert"]', { hasText: NOT_LOADED }), address).toHaveCount(0);
            await expectToHoldStill(page, address, size);
          }
          await expect.soft(page.locator('html'), address).toHaveAttribute('lang', tag);
          const rows = ID_AT_END.test(path) ? 'record' : 'list';
          await judge(page, address, { turn, bears: TEXT_SETTINGS.slice(0, 2), rows });
        }
    });

test('menus and suggestions are accessible in both themes', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(SCREENS.findCare);
  await page.locator('summary', { hasText: 'USD' }).click();
  await expectAccessibleInBothThemes(page, 'menu of currencies');
  await page.locator('summary', { hasText: 'EN' }).click();
  await expectAccessibleInBothThemes(page, 'menu of languages');
  await page.locator('main').getByRole('combobox').first().fill('hip');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'suggestions');
});

test('the menu and the filters of a phone are accessible in both themes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SCREENS.packages);
  await page.getByRole('banner').locator('summary:visible').last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Português' }).last()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'filters');
});
