import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCLUSION_KEYS } from '../../packages.schema.ts';
import { contentChanges } from '../content-changes.ts';
import {
  CONTENT_FIELDS,
  emptyContent,
  type PackageContent,
  PackageContent as Content,
  stayOf,
} from '../package-content.schema.ts';
import { bestFixes, completenessOf, packageAdvice, publishingGaps, type PublishingFacts } from '../publishing-gaps.ts';

const SURGEON = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const text = (word: string) => ({ en: word, es: word, pt: word });

const COMPLETE: PackageContent = {
  ...emptyContent('USD'),
  treatment: 'knee-replacement',
  title: text('Knee'),
  description: text('A new knee.'),
  clinicians: [SURGEON],
  lines: [
    { key: 'surgeon_fee', amount: { amount: 400_000, currency: 'USD' } },
    { key: 'taxes_fees', amount: { amount: 20_000, currency: 'USD' } },
  ],
  items: INCLUSION_KEYS.map((key) => ({ key, answer: 'included', quantity: 3, detail: text(''), extra: null })),
  nights: 10,
  stay_days: 12,
  deposit_percent: 30,
  cancellation_policy: 'surgical',
  complications: {
    pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'insurance' },
    window_days: 90,
    exclusions: text(''),
  },
};

const FACTS: PublishingFacts = {
  clinic: { verified: true, suspended: false, listed: true },
  treatment: { slug: 'knee-replacement', published: true, approved: true, stay_days_min: 10, trips: 1 },
  clinicians: [{ id: SURGEON, name: 'Dr. Rosa Quiroga', licensed: true }],
  policies: ['surgical'],
  counted: ['hospital_nights', 'lodging'],
  claims: [],
};

const codes = (change: Partial<PackageContent>, facts: Partial<PublishingFacts> = {}) =>
  publishingGaps({ ...COMPLETE, ...change }, { ...FACTS, ...facts }).map(({ path, code }) => `${path} ${code}`);
const item = (key: string, change: Partial<PackageContent['items'][number]>) => ({
  items: COMPLETE.items.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

describe('what a package lacks', () => {
  it('is nothing when it is complete', () => {
    expect(codes({})).toEqual([]);
    const { done, of } = completenessOf(COMPLETE, FACTS);
    expect(done).toBe(of);
    expect(Content.parse(COMPLETE)).toEqual(COMPLETE);
  });

  it.each([
    ['a title in one language', { title: { ...text('Knee'), pt: ' ' } }, ['title.pt title_missing']],
    ['an answer', item('anesthesia', { answer: null }), ['items.1.answer item_unanswered']],
    ['a quantity', item('hospital_nights', { quantity: null }), ['items.3.quantity item_quantity_missing']],
    ['no quantity for what is not counted', item('anesthesia', { quantity: null }), []],
    [
      'a detail in all languages',
      item('anesthesia', { detail: { en: 'General', es: '', pt: '' } }),
      ['items.1.detail.es item_text_missing', 'items.1.detail.pt item_text_missing'],
    ],
    ['a clinician', { clinicians: [] }, ['clinicians clinician_missing']],
    ['price lines', { lines: [] }, ['lines lines_missing']],
    ['a line of what is included', item('surgeon_fee', { answer: 'not_included' }), ['lines.0 line_not_included']],
    ['a deposit within its limits', { deposit_percent: 20 }, ['deposit_percent deposit_out_of_range']],
    ['no deposit at all is fine', { deposit_percent: 0 }, []],
    ['days long enough', { stay_days: 9, nights: 8 }, ['stay_days stay_too_short']],
    ['a known policy', { cancellation_policy: 'strict' }, ['cancellation_policy policy_unknown']],
    [
      'who pays for complications',
      {
        complications: { ...COMPLETE.complications, pays: { ...COMPLETE.complications.pays, travel: null } },
      },
      ['complications.pays.travel payer_missing'],
    ],
    [
      'one currency',
      { lines: [{ key: 'surgeon_fee', amount: { amount: 1, currency: 'BRL' } }] },
      ['lines currency_differs'],
    ],
  ])('is %s', (_what, change, expected) => {
    expect(codes(change as Partial<PackageContent>)).toEqual(expected);
  });

  it.each([
    [
      'an unlicensed clinician',
      { clinicians: [{ ...FACTS.clinicians[0], licensed: false }] },
      ['clinicians.0 clinician_not_licensed'],
    ],
    ['an unverified clinic', { clinic: { ...FACTS.clinic, verified: false } }, ['clinic clinic_not_verified']],
    ['a suspended clinic', { clinic: { ...FACTS.clinic, suspended: true } }, ['clinic clinic_suspended']],
    [
      'a restricted treatment',
      { treatment: { ...FACTS.treatment, approved: false } },
      ['treatment treatment_not_approved'],
    ],
    [
      'a claim',
      { claims: [{ path: 'title.en', text: 'the best', rule: 'superlative' }] },
      ['title.en claim_not_allowed'],
    ],
  ])('follows from %s', (_what, facts, expected) => {
    expect(codes({}, facts as Partial<PublishingFacts>)).toEqual(expected);
  });

  it('grows with every field that is emptied, and completeness falls', () => {
    const blank = emptyContent('USD');
    const optional = new Set(['itinerary', 'search_summary', 'advertising_number']);
    fc.assert(
      fc.property(fc.subarray([...CONTENT_FIELDS], { minLength: 1 }), (emptied) => {
        const content = { ...COMPLETE, ...Object.fromEntries(emptied.map((field) => [field, blank[field]])) };
        const gaps = publishingGaps(content, FACTS);
        expect(gaps.length > 0).toBe(emptied.some((field) => !optional.has(field)));
        const { done, of } = completenessOf(content, FACTS);
        expect(of - done).toBe(gaps.length);
      }),
    );
  });
});

describe('what to do first', () => {
  it('is one thing for each of the most important parts, then advice', () => {
    const empty = emptyContent('USD');
    const fixes = bestFixes(publishingGaps(empty, FACTS), []);
    expect(fixes.map(({ code }) => code)).toEqual(['treatment_missing', 'lines_missing']);
    const facts = { status: 'published', stale: true, changed: false } as const;
    const advice = packageAdvice(COMPLETE, facts);
    expect(advice.map(({ code }) => code)).toEqual(['confirm_price', 'add_itinerary', 'add_search_summary']);
    expect(bestFixes([], advice)).toHaveLength(2);
  });
});

describe('two contents', () => {
  it('differ in named fields, whatever the order of their lines', () => {
    expect(contentChanges(COMPLETE, { ...COMPLETE, lines: COMPLETE.lines.toReversed() })).toEqual([]);
    const [first, ...others] = COMPLETE.lines;
    const after = { ...COMPLETE, nights: 11, lines: others, title: { ...COMPLETE.title, en: 'Hip' } };
    expect(contentChanges(COMPLETE, after)).toEqual([
      { path: 'title.en', before: 'Knee', after: 'Hip' },
      { path: 'nights', before: 10, after: 11 },
      { path: 'lines.surgeon_fee', before: first?.amount, after: null },
    ]);
  });
});

describe('the days of an itinerary', () => {
  it('add up to nights and days', () => {
    const day = (trip: number, number: number, place: 'lodging' | 'home') => ({
      trip,
      day: number,
      place,
      title: text('x'),
      note: text(''),
    });
    expect(stayOf([])).toBeNull();
    expect(
      stayOf([day(1, 1, 'lodging'), day(1, 2, 'lodging'), day(1, 3, 'home'), day(2, 1, 'lodging'), day(2, 2, 'home')]),
    ).toEqual({
      nights: 3,
      stay_days: 5,
    });
  });
});
