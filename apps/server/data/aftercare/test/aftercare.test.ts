import { type CheckInRule, severityOf } from '@travesia/contracts/aftercare';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { parseAftercare } from '../read-aftercare.ts';

const forms = parseAftercare();
const all = forms.sets.flatMap((set) => set.rules.map((rule) => ({ set, rule, name: `${set.form} ${rule.id}` })));

/** An answer that a rule is about, and one beside it. */
function answersOf({ when, question }: CheckInRule, set: (typeof all)[number]['set']) {
  if ('at_least' in when) return [{ [question]: when.at_least }, { [question]: when.at_least - 1 }] as const;
  const [key = ''] = when.is;
  const isMany = set.questions.find(({ id }) => id === question)?.type === 'many_of';
  return [{ [question]: isMany ? [key] : key }, {}] as const;
}

describe('the questions of check-ins', () => {
  it('are asked of every treatment of the catalog, on days in order, the shorter set from day 90', () => {
    for (const { slug: key, category } of parseCatalog().treatments) {
      const days = forms.daysFor({ category, key });
      expect(days.length, key).toBeGreaterThan(0);
      expect(days.toSorted((a, b) => a - b)).toEqual(days);
      expect(forms.setFor({ category, key }, 90).form).toBe('later@1');
      expect(forms.setFor({ category, key }, null).form).not.toBe('later@1');
    }
  });

  it('differ by category', () => {
    const formOf = (category: string, key = 'x') => forms.setFor({ category, key }, 1).form;
    expect(formOf('dental')).toBe('dental@1');
    expect(formOf('cosmetic', 'bbl')).toBe('body@1');
    expect(formOf('cosmetic', 'hair-transplant-2500')).toBe('hair@1');
    expect(formOf('something new')).toBe('surgery@1');
    expect(forms.daysFor({ category: 'fertility', key: 'x' })).toEqual([1, 14]);
    expect(forms.daysFor({ category: 'checkup', key: 'x' })).toEqual([1, 7]);
  });

  it('say nothing of what was asked with a set that is gone', () => {
    expect(() => forms.setOf('surgery@99')).toThrow('no set surgery@99');
  });
});

describe('the rules of check-ins', () => {
  it.each(all)('$name asks for what it says, and for nothing beside it', ({ set, rule }) => {
    const [hit, beside] = answersOf(rule, set);
    const found = severityOf(set, hit);
    expect(found.rules.map(({ id }) => id)).toContain(rule.id);
    expect(found.severity === rule.severity || found.severity === 'urgent').toBe(true);
    expect(severityOf(set, beside)).toEqual({ severity: 'fine', rules: [] });
  });

  it('never name an illness, and each names its source', () => {
    for (const { rule } of all) {
      expect(Object.values(rule.text).join(' ')).not.toMatch(/infec|thromb|tromb|embol|sepsis|coágulo|clot/i);
      expect(rule.source.url).toMatch(/^https:\/\//);
    }
  });
});
