import { PriceBasis, RiskClass, TREATMENT_SORTS, TreatmentContent } from '@travesia/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { catalogTexts } from '../texts.ts';
import { unitText } from '../unit-text.ts';

// The contract does not restrict the unit; these are the ones in the catalog.
const UNITS =
  'per_tooth per_arch per_procedure both_eyes per_eye per_joint per_cycle per_report per_person per_28_days per_session'.split(
    ' ',
  );
const KINDS = TreatmentContent.shape.steps.element.shape.kind.options;

describe.each(['en', 'es', 'pt'] as const)('catalog texts in %s', (locale) => {
  const messages: Readonly<Record<string, string>> = catalogTexts.messages[locale];

  it.each([
    ['risk', RiskClass.options],
    ['basis', PriceBasis.options],
    ['step', KINDS],
    ['sort', TREATMENT_SORTS],
    ['unit', UNITS],
  ])('name every %s distinctly', (prefix, values) => {
    const texts = values.map((value) => messages[`${prefix}.${value}`]);
    expect(texts.filter(Boolean)).toHaveLength(values.length);
    expect(new Set(texts).size).toBe(values.length);
  });
});

describe('unit text', () => {
  it('is its own, or "each" for an unknown unit', () => {
    expect(unitText('per_arch')).toBe('unit.per_arch');
    expect(unitText('per_moon')).toBe('unit.each');
  });
});
