import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { largestDifference, readReference } from './portable-map.ts';
import { corpus, type Harness, serveHarness } from './serve-harness.ts';

/** Written by the server's test of the same files: what it found of each, `yes` for those that are shown. */
const VERDICTS = path.join(corpus, '../corpus.table.txt');
const references = path.join(import.meta.dirname, 'references');

interface Shown {
  width: number;
  height: number;
  pixels: number[];
}
type Show = (url: string, frame: number, window: { center: number; width: number } | null) => Promise<Shown>;

let harness: Harness;
test.beforeAll(async ({ request, baseURL }) => {
  const page = await request.get(baseURL ?? '');
  const policy = page.headers()['content-security-policy'];
  if (!policy) throw new Error('pages have no policy');
  expect(policy).not.toContain('unsafe-eval');
  harness = await serveHarness(policy);
});
test.afterAll(() => harness.stop());

test.beforeEach(async ({ page }) => {
  await page.goto(`${harness.origin}/kinds.html`);
  await page.waitForFunction(() => 'shown' in globalThis);
});

/** Files of one picture each: the same one, encoded in every way that is shown. */
const GRAY = ['mono1-16', 'mono1-8', 'mono2-16', 'mono2-8', 'frames-16'];
const kinds = readdirSync(path.join(corpus, 'kinds')).filter((file) => file.endsWith('.dcm'));
/** Lossy files have references of their own: what dcmtk decodes of them. */
const sourceOf = (file: string): string =>
  file.includes('baseline') ? file.replace('.dcm', '') : (GRAY.find((each) => file.startsWith(each)) ?? 'rgb-8');

const settingsOf = (source: string) =>
  readdirSync(references).flatMap((file) => {
    const [, name, center, width] = /^(.+?)(?:-(-?\d+)-(\d+))?\.p[gp]m$/.exec(file) ?? [];
    if (name !== source) return [];
    return [{ file, window: center && width ? { center: Number(center), width: Number(width) } : null }];
  });

for (const [folder, file] of [...kinds.map((kind) => ['kinds', kind] as const), ['pictures', 'ct-small.dcm'] as const]) {
  const source = folder === 'kinds' ? sourceOf(file) : 'ct-small';
  test(`${file} looks as dcmtk shows it`, async ({ page }) => {
    const settings = settingsOf(source);
    expect(settings).toHaveLength(source.startsWith('rgb') ? 1 : 3);
    for (const { file: reference, window } of settings) {
      const url = `${harness.origin}/corpus/${folder}/${file}`;
      const shown = await page.evaluate(
        ([from, frame, by]) => (globalThis as unknown as { shown: Show }).shown(from, frame, by),
        [url, source === 'frames-16' ? 2 : 0, window] as const,
      );
      const expected = readReference(path.join(references, reference));
      expect([shown.width, shown.height]).toEqual([expected.width, expected.height]);
      expect(largestDifference(shown.pixels, expected), reference).toBeLessThanOrEqual(1);
    }
  });
}

test('every file that the server finds fit is shown, and no other file ends the page', async ({ page }) => {
  test.slow();
  const lines = readFileSync(VERDICTS, 'utf8').trim().split('\n');
  const outcomes = await page.evaluate(
    async ([origin, files]) => {
      const { shown } = globalThis as unknown as { shown: Show };
      const all: string[] = [];
      for (const file of files) {
        const outcome = await shown(`${origin}/corpus/${file}`, 0, null).then(
          ({ width }) => (width > 0 ? 'shown' : 'empty'),
          () => 'refused',
        );
        all.push(`${file} ${outcome}`);
      }
      return all;
    },
    [harness.origin, lines.map((line) => line.split(' ', 1)[0] ?? '')] as const,
  );
  expect(outcomes).toHaveLength(lines.length);
  const fit = lines.filter((line) => line.split(/ +/)[1] === 'yes').map((line) => line.split(' ', 1)[0]);
  expect(fit.length).toBeGreaterThan(50);
  expect(outcomes.filter((outcome) => outcome.endsWith(' shown')).map((outcome) => outcome.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(fit),
  );
  expect(outcomes.some((outcome) => outcome.endsWith(' refused'))).toBe(true);
});
