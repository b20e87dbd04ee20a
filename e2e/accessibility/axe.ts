import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.0 to 2.2, levels A and AA: a line for each element, empty when there is nothing.
 * `rules` looks for those alone. Throws for a page with frames, of which it would see only the outermost.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which this scan does not enter`);
  const only = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS };
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: only })
    // The other mode sends what it gathers through a second page to join frames. It finds the same in three times the time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}
