import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { type ConsentForm, parseConsents } from '../read-consents.ts';

const { forms, careOf } = parseConsents();
const { treatments, categories } = parseCatalog();
const named = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

const textsOf = ({ title, sections }: ConsentForm) => [
  title,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.filter((one) => typeof one === 'object')]),
];

describe('the texts of consents', () => {
  it.each(Object.entries(forms))('%s names the same in each language', (_kind, form) => {
    for (const text of textsOf(form))
      for (const language of LOCALES) expect(named(text[language])).toEqual(named(text.en));
  });

  it('names the old and the new surgeon, and the refund, if the surgeon changes', () => {
    const text = JSON.stringify(forms.surgeon_change);
    expect(text).toContain('{before}');
    expect(text).toContain('refunded');
  });

  it('promises no refund of a first trip if the surgeon of the second changes', () => {
    const text = JSON.stringify(forms.surgeon_change_on_return);
    expect(text).toContain('{before}');
    expect(text).not.toContain('refund');
  });

  it('keeps photographs out of advertising', () => {
    expect(JSON.stringify(forms.photos)).toContain('does not allow the clinic to show the photographs in advertising');
  });
});

describe('what a treatment requires', () => {
  it('is known for each category', () => {
    for (const { slug: category } of categories)
      expect(careOf({ key: 'something-new', category }).requires).toContain('treatment');
  });

  it.each([
    ['hip-replacement', ['treatment', 'anesthesia']],
    ['gastric-sleeve', ['treatment', 'anesthesia']],
    ['hair-transplant-2500', ['treatment']],
    ['veneer-porcelain', ['treatment']],
    ['executive-checkup', ['treatment']],
  ])('of %s is %s', (treatment, requires) => {
    const { category = '' } = treatments.find(({ slug }) => slug === treatment) ?? {};
    expect(careOf({ key: treatment, category }).requires).toEqual(requires);
  });

  it('is that of surgery if the category is unknown', () => {
    expect(careOf({ key: 'something', category: 'else' }).requires).toEqual(['treatment', 'anesthesia']);
  });
});
