import { GAP_CODES } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../../../lib/i18n/locale.ts';
import { translator } from '../../../../../../lib/i18n/use-texts.tsx';
import { gapText } from '../gap-text.ts';
import { packageWords } from '../texts.ts';

const PARAMS = {
  language: 'pt',
  item: 'lodging',
  day: 3,
  trip: 1,
  name: 'Dr. Solano',
  least: 25,
  most: 50,
  part: 'travel',
  text: 'the best',
  rule: 'superlative',
  count: 2,
};
const items = new Map([['lodging', 'Recovery lodging']]);
const say = (locale: (typeof LOCALES)[number], code: (typeof GAP_CODES)[number]) =>
  gapText(translator(packageWords, locale), locale, { code, params: PARAMS }, items);

describe('the sentence for something a package lacks', () => {
  it.each(LOCALES)('is complete for every code in %s', (locale) => {
    for (const code of GAP_CODES) {
      const sentence = say(locale, code);
      expect(sentence, code).toMatch(/^\p{Lu}.{8,}$/u);
      expect(sentence, code).not.toMatch(/[{}]|: lodging$|undefined/);
    }
    expect(new Set(GAP_CODES.map((code) => say(locale, code))).size).toBe(GAP_CODES.length);
  });

  it.each([
    ['en', 'item_text_missing', 'Write the detail in Portuguese: Recovery lodging'],
    ['es', 'title_missing', 'Escriba el título en portugués'],
    ['pt', 'payer_missing', 'Informe quem paga se houver uma complicação: Uma nova viagem'],
    ['en', 'claim_not_allowed', 'Advertising rules don’t allow this: “the best”'],
    ['en', 'deposit_out_of_range', 'The deposit must be 25% to 50%, or none'],
  ] as const)('names things by their names: %s %s', (locale, code, sentence) => {
    expect(say(locale, code)).toBe(sentence);
  });
});
