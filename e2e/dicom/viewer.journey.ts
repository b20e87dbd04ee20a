import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../accessibility/axe.ts';
import { type Harness, serveHarness } from './serve-harness.ts';

interface Image {
  id: string;
  instanceNumber: number;
  frames: number;
  preview: string;
  size: number;
}
const image = (id: string, more: Partial<Image> = {}): Image => ({
  id,
  instanceNumber: 1,
  frames: 1,
  preview: 'yes',
  size: 40_000,
  ...more,
});
const CT = { id: 'ct', modality: 'CT', description: 'Chest', date: 'Jan 19, 2004' };
// One file under several names: what follows a # is not part of its address.
const stack = (count: number) =>
  Array.from({ length: count }, (_none, index) => image(`pictures/ct-small.dcm#${index}`));
const SERIES = [
  { ...CT, images: stack(12) },
  {
    id: 'mr',
    modality: 'MR',
    description: 'T1 sagittal',
    date: null,
    images: [
      image('kinds/mono2-16-jpeg-2000.dcm'),
      image('kinds/missing.dcm'),
      image('pictures/examples-overlay.dcm', { preview: 'overlay' }),
      image('pictures/mr-truncated.dcm'),
      image('kinds/mono2-16-rle.dcm'),
    ],
  },
  {
    id: 'us',
    modality: 'US',
    description: null,
    date: null,
    images: [image('pictures/examples-ybr-color.dcm', { frames: 30 })],
  },
];

let harness: Harness;
test.beforeAll(async ({ request, baseURL }) => {
  const policy = (await request.get(baseURL ?? '')).headers()['content-security-policy'];
  if (!policy) throw new Error('pages have no policy');
  harness = await serveHarness(policy);
});
test.afterAll(() => harness.stop());

/** Messages that a browser should never have a reason for, but for files that are missing on purpose. */
const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
test.afterEach(() => expect(complaints).toEqual([]));

async function open(page: Page, series: unknown[] = SERIES, locale = 'en') {
  await page.goto('about:blank');
  await page.goto(`${harness.origin}/viewer.html#${encodeURIComponent(JSON.stringify({ series, locale }))}`);
  await page.locator('.dicom-sheet canvas').waitFor();
  const stage = page.locator('.dicom-stage');
  await stage.focus();
  return stage;
}

/** A number that changes with what the canvas shows. */
const painted = (page: Page): Promise<number> =>
  page.locator('.dicom-sheet canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return data ? data.reduce((sum, value, index) => (sum * 31 + value + index) % 1_000_003, 0) : -1;
  });
const transform = (page: Page) => page.locator('.dicom-sheet').evaluate((sheet: HTMLElement) => sheet.style.transform);

test('is operated by keys alone', async ({ page }) => {
  const stage = await open(page);
  await expect(page.getByText('Not for diagnosis')).toBeVisible();
  await expect(stage).toHaveAccessibleName('CT, Chest: image 1 of 12');
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['PageDown', 12],
    ['ArrowLeft', 11],
    ['Home', 1],
    ['End', 12],
    ['PageUp', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stage).toHaveAccessibleName(`CT, Chest: image ${number} of 12`);
  }
  const before = await painted(page);
  await page.keyboard.press('2');
  await expect(page.getByText('Center -600, width 1,500')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lung' })).toHaveAttribute('aria-pressed', 'true');
  expect(await painted(page)).not.toBe(before);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Center -600, width 1,575')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await transform(page)).toBe('translate(-50%, -50%) translate(-40px, 0px) rotate(90deg) scale(1.25)');
  await page.keyboard.press('m');
  await expect(page.getByText('Length: 42.3 mm')).toBeVisible();
  await page.keyboard.press('0');
  expect(await transform(page)).toBe('translate(-50%, -50%) translate(0px, 0px) rotate(0deg) scale(1)');
  expect(await painted(page)).toBe(before);
  await page.keyboard.press('i');
  expect(await painted(page)).not.toBe(before);
  await page.keyboard.press('?');
  await expect(page.getByText('Ten images back or ahead')).toBeVisible();
});

test('says which side is which', async ({ page }) => {
  await open(page);
  const edges = () => page.locator('.dicom-edge').allTextContents();
  // Seen from the feet: the patient's left is at the right.
  expect(await edges()).toEqual(['A', 'L', 'P', 'R']);
  await page.keyboard.press('r');
  expect(await edges()).toEqual(['R', 'A', 'L', 'P']);
});

test('is operated by a mouse', async ({ page }) => {
  const stage = await open(page);
  const box = await stage.boundingBox();
  if (!box) throw new Error('no frame');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect(stage).toHaveAccessibleName('CT, Chest: image 3 of 12');
  const drag = async (by: { x: number; y: number }, button: 'left' | 'right' | 'middle' = 'left') => {
    await page.mouse.move(x, y);
    await page.mouse.down({ button });
    await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
    await page.mouse.up({ button });
  };
  await page.getByRole('button', { name: 'Measure (M)' }).click();
  await drag({ x: 100, y: 0 });
  await expect(page.getByText(/^Length: \d+\.\d mm$/)).toBeVisible();
  const before = await painted(page);
  await page.getByRole('button', { name: 'Adjust brightness (W)' }).click();
  await drag({ x: 60, y: 30 });
  expect(await painted(page)).not.toBe(before);
  await drag({ x: 30, y: 0 }, 'middle');
  expect(await transform(page)).toContain('translate(30px, 0px)');
  await drag({ x: 0, y: -100 }, 'right');
  expect(await transform(page)).not.toContain('scale(1)');
  await page.mouse.dblclick(x, y);
  expect(await transform(page)).toContain('translate(0px, 0px) rotate(0deg) scale(1)');
  await page.getByRole('slider', { name: 'Image' }).fill('9');
  await expect(stage).toHaveAccessibleName('CT, Chest: image 9 of 12');
});

test('names what can’t be shown, offers the file and goes on', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /T1 sagittal/ }).click();
  const stage = page.locator('.dicom-stage');
  await expect(stage).toHaveAccessibleName('MR, T1 sagittal: image 1 of 5');
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert')).toContainText('The image didn’t load');
  const tries = () => page.evaluate("asked.filter((id) => id === 'kinds/missing.dcm').length");
  const before = Number(await tries());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(tries).toBe(before + 1);
  await expect(page.getByRole('alert')).toContainText('The image didn’t load');
  await page.getByRole('button', { name: 'Download file' }).click();
  expect(await page.evaluate('downloads')).toEqual(['kinds/missing.dcm']);
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert')).toContainText('drawings on it that this viewer would leave out');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert')).toContainText('can’t show the image reliably');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.dicom-sheet canvas')).toBeVisible();
  // What the server refused is never fetched.
  expect(await page.evaluate('asked')).not.toContain('pictures/examples-overlay.dcm');
});

test('fetches neighbors ahead, and each file once', async ({ page }) => {
  await open(page, [{ ...CT, images: stack(30) }]);
  await expect.poll(() => page.evaluate('asked.length')).toBe(9);
  const asked = (await page.evaluate('asked')) as string[];
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.slice(0, 2)).toEqual(['pictures/ct-small.dcm#0', 'pictures/ct-small.dcm#1']);
});

test('plays films, frame by frame', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /Series 3/ }).click();
  const stage = page.locator('.dicom-stage');
  await expect(stage).toHaveAccessibleName('US: image 1 of 30');
  await page.locator('.dicom-sheet canvas').waitFor();
  const first = await painted(page);
  // Colors have no window.
  await expect(page.getByRole('button', { name: 'Adjust brightness (W)' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(stage).toHaveAccessibleName(/image (?:[5-9]|\d\d) of 30/);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await painted(page)).not.toBe(first);
});

test('fits a phone, and fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stage = await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const send = (type: string, pointerId: number, x: number, y: number) =>
    stage.dispatchEvent(type, {
      pointerId,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
      isPrimary: pointerId === 1,
      bubbles: true,
    });
  // Pointers that no device has can't be captured.
  await stage.evaluate((element: HTMLElement) => (element.setPointerCapture = () => undefined));
  await send('pointerdown', 1, 150, 400);
  await send('pointerdown', 2, 250, 400);
  await send('pointermove', 2, 350, 400);
  await send('pointerup', 2, 350, 400);
  await send('pointerup', 1, 150, 400);
  expect(await transform(page)).toContain('scale(2)');
  await send('pointerdown', 1, 200, 300);
  await send('pointermove', 1, 200, 340);
  await send('pointerup', 1, 200, 340);
  await expect(stage).toHaveAccessibleName('CT, Chest: image 4 of 12');
});

test('is accessible, in all three languages', async ({ page }) => {
  for (const locale of ['en', 'es', 'pt']) {
    await open(page, SERIES, locale);
    const texts = JSON.parse(
      readFileSync(
        new URL(`../../apps/web/app/features/records/viewer/dicom/locales/${locale}.json`, import.meta.url),
        'utf8',
      ),
    ) as Record<string, string>;
    await expect(page.getByText(texts['banner'] ?? '')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  }
});
