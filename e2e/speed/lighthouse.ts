import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Scores {
  /** Points out of 100, in the order of `SCORE_NAMES`. */
  points: number[];
  /** Audits that lost points, as `name: message`. */
  lost: string[];
}

export const SCORE_NAMES = ['performance', 'accessibility', 'best practices', 'SEO'];

/** A page's Lighthouse mobile scores, from a Chromium with the DevTools protocol on `port`. */
export async function scorePage(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not read ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const lost = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return {
    points: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lost: [...new Set(lost)],
  };
}
