import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const TARGET_SIZE = 'target-size';

interface Violation {
  rule: string;
  target: string;
  summary: string;
}

type Runs = { type: 'rule' | 'tag'; values: string[] };

/**
 * Returns axe's violations of WCAG 2.0 to 2.2, levels A and AA: one line per element, empty if there are none. `rules` limits the
 * check to those rules. Throws for a page with frames, because it would only check the outermost.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which this scan does not enter`);
  const found = await scan(builder(page, rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS }));
  const lines: string[] = [];
  for (const { rule, target, summary } of found)
    if (rule !== TARGET_SIZE || (await isSmallInView(page, target))) lines.push(`${rule} at ${target}: ${summary}`);
  return lines;
}

/** Where a page opens, a bar that stays at the window's edge can cover part of a target. One scrolls it free. */
async function isSmallInView(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await scan(builder(page, { type: 'rule', values: [TARGET_SIZE] }).include(target));
  return again.length > 0;
}

const builder = (page: Page, runOnly: Runs) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly })
    // The other mode sends its results through a second page to join frames. It finds the same but takes three times as long.
    .setLegacyMode();

async function scan(axe: AxeBuilder): Promise<Violation[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: target.join(' '),
      summary: failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? '',
    })),
  );
}
