import { TREND_GROUPS, TREND_RANGES, type TrendGroup, type TrendRange } from '@travesia/contracts/analytics';

/** What the address of a screen says about its charts. */
export interface AskedTrends {
  range: TrendRange;
  from: string;
  to: string;
  group: TrendGroup | null;
  /** Whether the period before is shown. */
  compares: boolean;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const dateIn = (text: string | null): string => (text && DATE.test(text) ? text : '');

/** Reads them from the address; anything invalid counts as absent. */
export function askedTrends(query: URLSearchParams): AskedTrends {
  const range = TREND_RANGES.find((one) => one === query.get('range')) ?? '30d';
  return {
    range,
    from: dateIn(query.get('from')),
    to: dateIn(query.get('to')),
    group: TREND_GROUPS.find((one) => one === query.get('group')) ?? null,
    compares: query.get('compare') !== 'off',
  };
}

/** What the calls take; null while a custom range lacks a day. */
export function trendsInput({ range, from, to, group }: AskedTrends) {
  if (range === 'custom' && (from === '' || to === '')) return null;
  return { range, ...(range === 'custom' ? { from, to } : {}), ...(group ? { group } : {}) };
}
