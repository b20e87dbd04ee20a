import { QUOTE_GAP_CODES, type QuoteGap } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { fieldsOf, gapsBySection, sectionOf } from '../quote-sections.ts';
import { quoteDeskTexts } from '../texts.ts';

const gap = (path: string): QuoteGap => ({ path, code: 'lines_missing', item: null, least: null });

describe('where a gap of a quote leads', () => {
  it.each([
    ['clinician_id', 'care'],
    ['items.3.quantity', 'items'],
    ['lines', 'price'],
    ['lines.0.amount', 'price'],
    ['complications.pays.travel', 'complications'],
    ['cancellation_policy', 'cancellation'],
    ['reason', 'change'],
  ])('%s: %s', (path, section) => {
    expect(sectionOf(gap(path))).toBe(section);
  });

  it('goes to the nearest field that may be shown', () => {
    expect(fieldsOf(gap('items.3.quantity'))).toEqual(['items.3.quantity', 'items.3', 'items']);
    expect(fieldsOf(gap('lines'))).toEqual(['lines-add', 'lines']);
  });

  it('counts gaps by section', () => {
    expect([...gapsBySection([gap('items.1.answer'), gap('items.2.answer'), gap('lines')])]).toEqual([
      ['items', 2],
      ['price', 1],
    ]);
  });

  it('has a sentence for every gap', () => {
    for (const code of QUOTE_GAP_CODES) expect(quoteDeskTexts.messages.en[`gap.${code}`]).toBeTruthy();
  });
});
