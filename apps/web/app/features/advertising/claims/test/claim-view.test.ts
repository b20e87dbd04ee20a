import type { ClaimFinding } from '@travesia/contracts/advertising';
import { describe, expect, it } from 'vitest';
import { claimsNow } from '../claim-view.ts';

const finding = (text: string, excerpt: string, rule = 'painless'): ClaimFinding => ({
  rule,
  severity: 'blocks',
  path: 'text',
  language: 'en',
  from: text.indexOf(excerpt),
  to: text.indexOf(excerpt) + excerpt.length,
  excerpt,
  source: { label: 'A rule', url: null, read_on: null },
  message: 'Why',
  instead: 'What',
});
const TEXT = 'We promise a painless operation and a painless recovery with a team that calls you every day.';

describe('findings while a text is being changed', () => {
  it('move with their phrase', () => {
    const [claim] = claimsNow([finding(TEXT, 'painless')], `Dear guest. ${TEXT}`);
    expect(claim).toMatchObject({ from: 25, to: 33, before: 'Dear guest. We promise a ' });
  });

  it('are gone as soon as their phrase is mended', () => {
    expect(claimsNow([finding(TEXT, 'painless')], 'We use local anesthesia.')).toEqual([]);
  });

  it('of two equal phrases are marked apart, and one remains if one was mended', () => {
    const second = { ...finding(TEXT, 'painless'), from: 38, to: 46 };
    const both = [finding(TEXT, 'painless'), second];
    expect(claimsNow(both, TEXT).map(({ from }) => from)).toEqual([13, 38]);
    expect(claimsNow(both, `So: ${TEXT}`).map(({ from }) => from)).toEqual([17, 42]);
    expect(claimsNow(both, 'We promise a painless operation.')).toHaveLength(1);
  });

  it('show whole words around the phrase', () => {
    const [claim] = claimsNow([finding(TEXT, 'team')], TEXT);
    expect(claim?.before).toBe('…and a painless recovery with a ');
    expect(claim?.after).toBe(' that calls you every day.');
  });
});
