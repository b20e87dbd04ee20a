import { describe, expect, it } from 'vitest';
import { changedFields, otherFacts } from '../changed-fields.ts';

const facts = {
  kind: 'insurance',
  fields: 'expires_on, holder',
  'expires_on.before': '2026-01-01',
  'expires_on.after': '2027-01-01',
  'body.before': 'Seguros',
  'body.after': 'Seguros',
};

describe('changes of an audit log entry', () => {
  it('are only the fields whose value differs, before and after', () => {
    expect(changedFields(facts)).toEqual([{ field: 'expires_on', before: '2026-01-01', after: '2027-01-01' }]);
  });

  it('are not repeated among the other facts, which still name changed fields without stored values', () => {
    expect(otherFacts(facts)).toEqual({ kind: 'insurance', fields: 'holder' });
  });
});
