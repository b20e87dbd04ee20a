import { LOCALES } from '@travesia/contracts/kit';
import { REFUND_REASONS } from '@travesia/contracts/terms';
import { describe, expect, it } from 'vitest';
import { formatText } from '../../../../lib/i18n/texts.ts';
import { ruleText } from '../rule-view.ts';
import { refundTexts } from '../texts.ts';

describe('cancellation rule', () => {
  const rule = {
    reason: 'patient_cancel' as const,
    days_before_min: 15,
    days_before_max: 29,
    refund_percent: 50,
    free_date_changes: 0,
    loss_cap: null,
    late_change_fee: null,
    note: null,
  };

  it('is described by its days', () => {
    expect(ruleText(rule)).toEqual({ key: 'rule.cancelBetween', values: { from: 15, to: 29 } });
    expect(ruleText({ ...rule, days_before_min: null })).toEqual({ key: 'rule.cancelTo', values: { to: 29 } });
    expect(ruleText({ ...rule, days_before_min: null, days_before_max: null })).toEqual({
      key: 'rule.cancel',
      values: {},
    });
  });

  it('has a text for every reason', () => {
    const said = REFUND_REASONS.map((reason) => ruleText({ ...rule, reason }));
    expect(new Set(said.map(({ key }) => key)).size).toBe(REFUND_REASONS.length);
    for (const locale of LOCALES)
      for (const { key, values } of said) expect(formatText(refundTexts, locale, key, values)).not.toBe('');
  });
});
