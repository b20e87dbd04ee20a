import { describe, expect, it } from 'vitest';
import { createSeal } from '../seal.ts';
import { deriveKey } from '../secret.ts';

const seal = createSeal(deriveKey('secret', 'test'));

describe('an encrypted text', () => {
  it('decrypts, whatever its content, and looks different every time', () => {
    for (const text of ['', 'Tengo dolor de cadera 🦴', 'x'.repeat(10_000)])
      expect(seal.open(seal.seal(text, 'row 1'), 'row 1')).toBe(text);
    expect(seal.seal('same', 'row 1')).not.toBe(seal.seal('same', 'row 1'));
    expect(seal.seal('dolor de cadera', 'row 1')).not.toContain('dolor');
  });

  it('does not decrypt in another row, with another secret or after a change', () => {
    const sealed = seal.seal('text', 'row 1');
    expect(() => seal.open(sealed, 'row 2')).toThrow(/authenticate/);
    expect(() => createSeal(deriveKey('other', 'test')).open(sealed, 'row 1')).toThrow(/authenticate/);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => seal.open(changed, 'row 1')).toThrow(/authenticate/);
    expect(() => seal.open('text', 'row 1')).toThrow('this is no sealed text');
  });
});
