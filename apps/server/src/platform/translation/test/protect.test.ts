import { describe, expect, it } from 'vitest';
import { FIXED, protect, restore } from '../protect.ts';

const piecesOf = (text: string) => protect(text, FIXED).pieces.map(({ target }) => target);

describe('what a machine must not change', () => {
  it.each([
    ['Take 500 mg, 2.5 ml or 0,5 mg/kg/h', ['500 mg', '2.5 ml', '0,5 mg/kg']],
    ['5000 IU at 37.5 °C and 120 mmHg, 98 %', ['5000 IU', '37.5 °C', '120 mmHg', '98 %']],
    ['US$ 4,500 or R$ 12.300,50, 900 USD, €20, S/ 300', ['US$ 4,500', 'R$ 12.300,50', '900 USD', '€20', 'S/ 300']],
    ['2027-03-12 at 10:30, or 12/03/2027', ['2027-03-12', '10:30', '12/03/2027']],
    ['See https://a.example/b?c=d. Or (www.e.example)', ['https://a.example/b?c=d', 'www.e.example']],
    ['Write to josé.p+x@correo.example.', ['josé.p+x@correo.example']],
    ['Booking TR-2F4K9, call +506 2222 3333', ['TR-2F4K9', '+506 2222 3333']],
    ['For 30 days, 2 nights, room 12', []],
  ])('of “%s”', (text, expected) => {
    expect(piecesOf(text)).toEqual(expected);
  });

  it('is put back, with the blanks around it', () => {
    const { html, pieces } = protect('Tome 500 mg ya', FIXED);
    expect(html).toBe('Tome <code translate="no" id="k0">500 mg</code> ya');
    const back = (translated: string) => restore(translated, { pieces, original: 'Tome 500 mg ya', isHtml: true });
    expect(back('Take<code id="k0" translate="no">500 milligrams</code>now')).toBe('Take 500 mg now');
    expect(back('Take now')).toBeNull();
    expect(back('Take <code id="k0">x</code> <code id="k0">x</code>')).toBeNull();
    expect(back('Take <code id="k0">x</code> <code id="k1">x</code>')).toBeNull();
    expect(back('Take <code id="k0">500 mg')).toBeNull();
  });

  it('is text, never markup', () => {
    const original = '<img src=x onerror=alert(1)> & 500 mg';
    const { html, pieces } = protect(original, FIXED);
    expect(html).not.toContain('<img');
    expect(restore(html, { pieces, original, isHtml: true })).toBe(original);
    expect(restore('&#60;i&#x3e; &unknown; <code id="k0">x</code>', { pieces, original, isHtml: true })).toBe(
      '<i> &unknown; 500 mg',
    );
  });

  it('is missed when a figure got lost, however thousands are separated', () => {
    const same = (original: string, after: string) => restore(after, { pieces: [], original, isHtml: false });
    expect(same('1,500 steps in 30 days', '1.500 pasos en 30 días')).toBe('1.500 pasos en 30 días');
    expect(same('30 days, then 30 more', '30 días, y luego más')).toBeNull();
    expect(same('15 days', '50 días')).toBeNull();
    expect(same('2 days', 'dos días')).toBe('dos días');
  });
});
