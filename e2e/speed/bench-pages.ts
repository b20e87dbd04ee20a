// Prints pages' weight, their vitals on a slow phone and the main pages' Lighthouse scores. Never passes or fails: the journeys enforce
// the byte budgets. `npm run bench:pages -- home map` measures these pages only. BENCH_RUNS visits per page (3), median of each value;
// BENCH_PHONE=slower is a worse phone and network; BENCH_LIGHTHOUSE=off leaves Lighthouse out; BENCH_ADDRESS measures an installation
// that runs already.
import { freePort } from '../../scripts/setup/free-port.mjs';
import { startInstallation } from '../fixtures/installation.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { MAIN_PAGES, MEASURED_PAGES } from '../pages.ts';
import { type Scores, SCORE_NAMES, scorePage } from './lighthouse.ts';
import { median, printRow, printTable } from './print-table.ts';
import { visitOnSlowPhone } from './slow-phone.ts';
import type { Vitals } from './vitals.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const KINDS = ['script', 'style', 'font', 'html', 'markup', 'other', 'total'] as const;
/** Bars of `BENCH_PHONE=slow`, as which the pages are judged, and of `slower`, an older phone on a worse network. */
const PHONES = {
  slow: { latency: 150, slowdown: 4, lcp: 1200, lcpOfMap: 1800 },
  slower: { latency: 300, slowdown: 6, lcp: 2000, lcpOfMap: 2600 },
};
const phone = PHONES[process.env['BENCH_PHONE'] === 'slower' ? 'slower' : 'slow'];
const MOST_INP = 150;
const MOST_CLS = 0.02;

/** Names of pages in the arguments, or all. */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in MEASURED_PAGES));
if (unknown.length)
  throw new Error(`no page is called ${unknown.join(', ')}: there are ${Object.keys(MEASURED_PAGES).join(', ')}`);
const among = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).filter(([name]) => !chosen.length || chosen.includes(name));

const HEADER = ['page', 'scripts', ...KINDS, 'LCP s', 'CLS', 'INP ms'];
const BARS = [
  'bar',
  '',
  '≤ 60',
  '≤ 25',
  '≤ 45',
  '≤ 40',
  '',
  '',
  '≤ 400',
  seconds(phone.lcp),
  `≤ ${MOST_CLS}`,
  `≤ ${MOST_INP}`,
];
const WIDTHS = HEADER.map((title, at) => (at === 0 ? 10 : Math.max(title.length, BARS[at]?.length ?? 0, 5)));

const say = (line: string) => process.stdout.write(`${line}\n`);
const times = <T>(work: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: RUNS }).reduce<Promise<T[]>>(
    async (done) => [...(await done), await work()],
    Promise.resolve([]),
  );

say('Starting the product with demo data …');
const running = process.env['BENCH_ADDRESS'];
const installation = running
  ? { origin: running, stop: async () => undefined }
  : await startInstallation({ asPublic: true });
const port: number = await freePort();
const browser = await launchBrowser({ port });
const scores: string[][] = [];
const lost: string[] = [];
const missed: string[] = [];
try {
  say(
    `First view at 390 px under 1.6 Mbps, ${phone.latency} ms, CPU × ${phone.slowdown}; kB of 1,000 bytes as they came, markup unpacked; middle of ${RUNS}`,
  );
  printRow(HEADER, WIDTHS);
  for (const [name, path] of among(MEASURED_PAGES)) {
    const address = installation.origin + path;
    try {
      await warmUp(address);
      const seen = await times(() => visitOnSlowPhone(browser, name, address, phone));
      printRow([name, ...visitRow(seen)], WIDTHS);
      missed.push(...missedBars(name, seen));
    } catch (error) {
      printRow([name, 'not measured'], [WIDTHS[0] ?? 0, 0]);
      missed.push(`  ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  printRow(BARS, WIDTHS);
  say(missed.length ? `\nMissed:\n${missed.join('\n')}` : '\nNo bar of a vital is missed.');
  for (const [, path] of process.env['BENCH_LIGHTHOUSE'] === 'off' ? [] : among(MAIN_PAGES)) {
    say(`Asking Lighthouse about ${path} …`);
    const seen = await times(() => scorePage(installation.origin + path, port));
    scores.push([path, ...scoreRow(seen)]);
    lost.push(...new Set(seen.flatMap((one) => one.lost.map((audit) => `  ${path}  ${audit}`))));
  }
} finally {
  await browser.close();
  await installation.stop();
}

if (scores.length) {
  say('\nLighthouse, mobile');
  printTable([['page', ...SCORE_NAMES], ...scores, ['bar', '≥ 95', '100', '100', '100']]);
}
if (lost.length) say(`\nWhat cost points:\n${lost.join('\n')}`);

/** The first time a browser paints something it compiles shaders, and the server renders a page once for all who are not signed in. */
async function warmUp(address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}

type Visit = Awaited<ReturnType<typeof visitOnSlowPhone>>;

function vital(seen: readonly Visit[], key: keyof Vitals): number {
  return median(seen.map(({ vitals }) => vitals[key]));
}

function visitRow(seen: readonly Visit[]): string[] {
  return [
    String(median(seen.map(({ weight }) => weight.scripts))),
    ...KINDS.map((kind) => (median(seen.map(({ weight }) => weight[kind])) / 1000).toFixed(1)),
    (vital(seen, 'lcp') / 1000).toFixed(2),
    vital(seen, 'cls').toFixed(3),
    vital(seen, 'inp').toFixed(0),
  ];
}

function missedBars(name: string, seen: readonly Visit[]): string[] {
  const bars = { lcp: name === 'map' ? phone.lcpOfMap : phone.lcp, cls: MOST_CLS, inp: MOST_INP };
  return (Object.keys(bars) as (keyof Vitals)[])
    .filter((key) => vital(seen, key) > bars[key])
    .map((key) => `  ${name}: ${key.toUpperCase()} ${Number(vital(seen, key).toFixed(3))}, the bar is ${bars[key]}`);
}

function seconds(milliseconds: number): string {
  return `≤ ${(milliseconds / 1000).toFixed(1)}`;
}

function scoreRow(seen: readonly Scores[]): string[] {
  return SCORE_NAMES.map((_name, at) => String(median(seen.map(({ points }) => points[at] ?? 0))));
}
