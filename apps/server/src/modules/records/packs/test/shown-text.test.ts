import { describe, expect, it } from 'vitest';
import { showWith } from '../pdf/shown-text.ts';

const WORDS = { script: 'script: {script}', han: 'Chinese characters', letters: 'letters', sign: 'sign' };
/** A font with letters of many scripts, also of those that need more than a font. */
const FONT = Array.from({ length: 0x2000 }, (_nothing, at) => at + 32);
const shown = showWith(FONT, WORDS, 'en');

describe('texts of a pack', () => {
  it('are shown as they are in Latin, Greek, Cyrillic, Armenian and Georgian letters', () => {
    for (const text of ['Łukasz Đỗ Ngân ñandú', 'Οδυσσέας', 'Жизнь', 'Երևան', 'თბილისი', '5 µg/dL ± ½ (37 °C)'])
      expect(shown(text)).toBe(text);
  });

  it('have accents that were written apart in one letter, and are one line without invisible characters', () => {
    expect(shown('Jose\u0301')).toBe('José');
    expect(shown('a\tb\nc\u00A0d')).toBe('a b c d');
    expect(shown('photo\u202Egpj.exe\u200B\uFE0F')).toBe('photogpj.exe');
  });

  it('name scripts instead of showing them backwards, apart or not at all', () => {
    expect(shown('محمد بن سلمان')).toBe('[script: Arabic]');
    expect(shown('Dr. דוד כהן, 2026')).toBe('Dr. [script: Hebrew], 2026');
    expect(shown('心电图 ECG')).toBe('[Chinese characters] ECG');
    expect(shown('心電図のレポート')).toBe('[script: Japanese]');
    expect(shown('서울 병원')).toBe('[script: Korean]');
    expect(shown('रिपोर्ट และ')).toBe('[script: Thai, script: Devanagari]');
    expect(shown('ᐃᓄᒃᑎᑐᑦ')).toBe('[letters]');
    expect(shown('ok 🙂👩‍⚕️')).toBe('ok [sign]');
  });

  it('name what the font lacks, in the language of the pack', () => {
    const spanish = showWith([0x20, 0x61], { ...WORDS, script: 'escritura: {script}' }, 'es');
    expect(spanish('a ש a')).toBe('a [escritura: hebreo] a');
    expect(spanish('b')).toBe('[letters]');
  });
});
