import { describe, expect, it } from 'vitest';
import { isPrintable, printable } from '../printable.ts';

describe('text for the built-in fonts of PDF', () => {
  it.each([
    ['José Ñúñez Gonçalves', 'José Ñúñez Gonçalves'],
    ['Jose\u0301 com acento separado', 'José com acento separado'],
    ['Łukasz Đỗ Işık', 'Lukasz Do Isik'],
    ['Dvořák & Šimůnek', 'Dvorák & Šimunek'],
    ['US$\u00A01,250.00 \u2212 R$\u202F9', 'US$ 1,250.00 - R$ 9'],
    ['“Clínica” – €', '“Clínica” – €'],
    ['one\ttwo\nthree', 'one two three'],
    ['ﬁnal', 'final'],
    ['Дом', '???'],
  ])('prints %s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it.each([
    ['José', true],
    ['Łukasz', true],
    ['Why?', true],
    ['Иван', false],
    ['王', false],
    ['', true],
  ])('knows whether %s keeps its letters', (text, is) => {
    expect(isPrintable(text)).toBe(is);
  });
});
