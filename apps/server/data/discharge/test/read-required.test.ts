import { describe, expect, it } from 'vitest';
import { parseDischargeRules } from '../read-required.ts';

describe('what discharge papers must have', () => {
  const ruleOf = parseDischargeRules();
  const of = (category: string, riskClass = 'low', hospitalNights = 0) =>
    ruleOf({ category, riskClass, hospitalNights });

  it('is more after a surgery than after a dental treatment or a checkup', () => {
    expect(of('orthopedic', 'high', 3).given).toContain('anesthesia_record');
    expect(of('cosmetic', 'medium').given).toContain('anesthesia_record');
    expect(of('cosmetic').given).not.toContain('anesthesia_record');
    expect(of('dental').answered).toContain('implants');
    expect(of('checkup').given).not.toContain('operation_report');
  });

  it('is known for treatments of categories that admins add', () => {
    expect(of('spine', 'high', 2).given).toContain('anesthesia_record');
    expect(of('spine').given).toContain('operation_report');
  });
});
