// Prints the main pages' weight, their vitals on a slow phone and their Lighthouse scores. Never passes or fails: the journeys
// enforce the byte budgets. BENCH_RUNS visits per page (3), median of each value.
import { freePort } from '../../scripts/setup/free-port.mjs';
import { startInstallation } from '../fixtures/installation.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { MAIN_PAGES } from '../pages.ts';
import { type Scores, SCORE_NAMES, scorePage } from './lighthouse.ts';
import type { PageWeight } from './page-weight.ts';
import { median, printTable } from './print-table.ts';
import { visitOnSlowPhone } from './slow-phone.ts';
import type { Vitals } from './vitals.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const KINDS = ['script', 'style', 'font', 'html', 'other', 'total'] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);
const times = <T>(work: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: RUNS }).reduce<Promise<T[]>>(
    async (done) => [...(await done), await work()],
    Promise.resolve([]),
  );

say('Starting the product with demo data …');
const installation = await startInstallation({ asPublic: true });
const port: number = await freePort();
const browser = await launchBrowser({ port });
const visits: string[][] = [];
const scores: string[][] = [];
const lost: string[] = [];
try {
  for (const [name, path] of Object.entries(MAIN_PAGES)) {
    const address = installation.origin + path;
    await fetch(address);
    say(`Visiting ${path} on a slow phone …`);
    visits.push([path, ...visitRow(await times(() => visitOnSlowPhone(browser, name, address)))]);
  }
  for (const path of Object.values(MAIN_PAGES)) {
    say(`Asking Lighthouse about ${path} …`);
    const seen = await times(() => scorePage(installation.origin + path, port));
    scores.push([path, ...scoreRow(seen)]);
    lost.push(...new Set(seen.flatMap((one) => one.lost.map((audit) => `  ${path}  ${audit}`))));
  }
} finally {
  await browser.close();
  await installation.stop();
}

say(`\nFirst view at 390 px under 1.6 Mbps, 300 ms, CPU × 6; kB of 1,000 bytes as they came, middle of ${RUNS}`);
printTable([
  ['page', 'script', 'style', 'fonts', 'HTML', 'other', 'total', 'LCP s', 'CLS', 'INP ms'],
  ...visits,
  ['bar', '≤ 60', '≤ 25', '≤ 45', '≤ 40', '', '≤ 400', '≤ 2.0', '≤ 0.02', '≤ 150'],
]);
say('\nLighthouse, mobile');
printTable([['page', ...SCORE_NAMES], ...scores, ['bar', '≥ 95', '100', '100', '100']]);
if (lost.length) say(`\nWhat cost points:\n${lost.join('\n')}`);

function visitRow(seen: readonly { weight: PageWeight; vitals: Vitals }[]): string[] {
  const vital = (key: keyof Vitals) => median(seen.map(({ vitals }) => vitals[key]));
  return [
    ...KINDS.map((kind) => (median(seen.map(({ weight }) => weight[kind])) / 1000).toFixed(1)),
    (vital('lcp') / 1000).toFixed(2),
    vital('cls').toFixed(3),
    vital('inp').toFixed(0),
  ];
}

function scoreRow(seen: readonly Scores[]): string[] {
  return SCORE_NAMES.map((_name, at) => String(median(seen.map(({ points }) => points[at] ?? 0))));
}
