import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { narrowed } from '../narrow-server-text.ts';

describe('the server bundle in Latin-1', () => {
  const source = 'const name = "São “Paulo”"; [`${name} → 👩🏽‍⚕️…`, "“".length, "a–b".split(/[–—]/), /^👋$/u.test("👋")]';

  it('has no character beyond Latin-1', () => {
    expect(narrowed(source)).toMatch(/^[\u0000-\u00ff]*$/);
    expect(narrowed('São')).toBe('São');
  });

  it('computes the same values', () => {
    expect(runInNewContext(narrowed(source))).toEqual(['São “Paulo” → 👩🏽‍⚕️…', 1, ['a', 'b'], true]);
  });
});
