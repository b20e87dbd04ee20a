import type { RefundPolicy } from '@travesia/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../../lib/site/testing/render-page.tsx';
import { findQuestions, typedQuestion } from '../find-questions.ts';
import { ownNotes, refundRows, rulesOfAll } from '../refund-table.ts';
import { spanOf, stayText } from '../step-view.ts';
import { HowItWorksPage } from '../ui/how-it-works-page.tsx';

const cancel = (min: number, max: number | null, percent: number, note: string | null = null) => ({
  reason: 'patient_cancel' as const,
  days_before_min: min,
  days_before_max: max,
  refund_percent: percent,
  free_date_changes: 1,
  loss_cap: null,
  late_change_fee: null,
  note,
});
const policy = (key: string, rules: RefundPolicy['rules']): RefundPolicy => ({
  key,
  name: key,
  version: 1,
  summary: key,
  rules,
});
const GENTLE = policy('gentle', [cancel(8, null, 100, 'Once.'), cancel(0, 7, 50, 'Once.')]);
const STRICT = policy('strict', [cancel(30, null, 100), cancel(0, 29, 0)]);

describe('refundRows', () => {
  it('splits the days wherever a policy changes', () => {
    expect(refundRows([GENTLE, STRICT])).toEqual([
      { from: 30, to: null, percents: [100, 100] },
      { from: 8, to: 29, percents: [100, 0] },
      { from: 0, to: 7, percents: [50, 0] },
    ]);
  });

  it('is empty where a policy has no rule', () => {
    expect(refundRows([policy('short', [cancel(10, 20, 50)]), STRICT])[0]).toEqual({
      from: 30,
      to: null,
      percents: [null, 100],
    });
  });

  it('puts causes by others in a separate table', () => {
    const unfit = { ...cancel(0, null, 100), reason: 'medically_unfit' as const };
    const both = policy('both', [cancel(0, null, 0), unfit]);
    expect(refundRows([both])).toHaveLength(1);
    expect(rulesOfAll([both])).toEqual([unfit]);
  });

  it('shows a note once, however many rules have it', () => {
    expect(ownNotes(GENTLE)).toEqual(['Once.']);
  });
});

describe('findQuestions', () => {
  const questions = [
    { q: '¿Quién me va a operar?', a: 'La página nombra a quienes atienden.' },
    { q: '¿Paga mi seguro?', a: 'Pregunte por escrito.' },
  ];

  it('ignores accents, in question or answer', () => {
    expect(findQuestions(questions, 'PAGINA quien')).toEqual([questions[0]]);
    expect(findQuestions(questions, 'seguro xyz')).toEqual([]);
  });

  it('returns all of them for an empty search', () => {
    expect(findQuestions(questions, typedQuestion('?q=%20'))).toEqual(questions);
  });
});

describe('the days across treatments', () => {
  const knee = { trips: 1, stay_days_min: 10, stay_days_max: 14, fly_home_min_days: 2, hospital_nights: 3 };
  const letter = { trips: 0, stay_days_min: 0, stay_days_max: 0, fly_home_min_days: 0, hospital_nights: 0 };

  it('exclude treatments without travel, and flights before discharge', () => {
    expect(spanOf([knee, letter])).toEqual({ stay: { min: 10, max: 14 }, flight: { min: 3, max: 3 } });
    expect(spanOf([letter])).toBeNull();
  });

  it('are one number when shortest and longest are equal', () => {
    expect(stayText(knee)).toBe('10–14');
    expect(stayText({ ...knee, stay_days_max: 10 })).toBe('10');
  });
});

describe('the how-it-works page', () => {
  const empty = { treatments: [], policies: [], chosen: null, isUnknown: false };

  it('says that booking is not available yet, and renders without its lists', () => {
    const html = renderPage(<HowItWorksPage {...empty} />, { path: '/how-it-works' });
    expect(html).toContain('You can’t book or pay through this site yet');
    expect(html).toContain('We couldn’t load the policies');
    expect(html.match(/<h3>/g)).toHaveLength(7);
  });

  it("shows a clinic's steps, and the conditions for asking for a deposit", () => {
    const html = renderPage(<HowItWorksPage {...empty} policies={[STRICT]} />, { search: '?for=clinics' });
    expect(html).toContain('Claim your listing');
    expect(html).toContain('30 or more days before');
  });

  it('keeps the search, and offers to contact us when no question matches', () => {
    const html = renderPage(<HowItWorksPage {...empty} />, { search: '?q=zzzz', locale: 'es' });
    expect(html).toContain('value="zzzz"');
    expect(html).toContain('/es/contact?topic=question');
    expect(html).toContain('noindex');
  });
});
