import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns axe's violations of WCAG 2.0 to 2.2, levels A and AA: one line per element, empty if there are none. `rules` limits the
 * check to those rules. Throws for a page with frames, because it would only check the outermost.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which this scan does not enter`);
  const only = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS };
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: only })
    // The other mode sends its results through a second page to join frames. It finds the same but takes three times as long.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}
