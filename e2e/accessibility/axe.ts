import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const TARGET_SIZE = 'target-size';

interface Violation {
  rule: string;
  target: string;
  summary: string;
}

type Runs = { type: 'rule' | 'tag'; values: string[] };

interface Scanned {
  /** Limits the check to those rules. */
  only?: readonly string[];
  /** Rules that are left out. */
  without?: readonly string[];
}

/**
 * Returns axe's violations of WCAG 2.0 to 2.2, levels A and AA: one line per element, empty if there are none. Throws for a page with
 * frames, because it would only check the outermost.
 */
export async function axeViolations(page: Page, { only, without = [] }: Scanned = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which this scan does not enter`);
  // A list that loads again is dimmed meanwhile.
  await page.waitForFunction(() => !document.querySelector('.list[aria-busy]'));
  const runs: Runs = only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS };
  const lines: string[] = [];
  for (const { rule, target, summary } of await scan(page, runs, { without }))
    if (rule !== TARGET_SIZE || (await isSmallInView(page, target))) lines.push(`${rule} at ${target}: ${summary}`);
  return lines;
}

/** Where a page opens, a bar that stays at the window's edge can cover part of a target. One scrolls it free. */
async function isSmallInView(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await scan(page, { type: 'rule', values: [TARGET_SIZE] }, { within: target });
  return again.length > 0;
}

/**
 * Runs axe in the page, where it stays for the next scan: axe's own package for Playwright evaluates its half megabyte twice for each
 * scan, which takes a sixth of it.
 */
async function scan(
  page: Page,
  runOnly: Runs,
  { within, without = [] }: { within?: string; without?: readonly string[] },
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async ({ selector, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({
          rule: id,
          target: target.join(' '),
          summary: failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? '',
        })),
      );
    },
    { selector: within, options: { resultTypes: ['violations' as const], runOnly, rules } },
  );
}
