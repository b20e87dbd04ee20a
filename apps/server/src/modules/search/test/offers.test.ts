import { describe, expect, it } from 'vitest';
import { parseCatalog, parseProcedures, parseSpecialties } from '../../../../data/catalog/read-catalog.ts';
import { HELD_OUT_NOT_OFFERED, HELD_OUT_OFFERED, HELD_OUT_OFFERED_AGAIN } from '../evaluation/held-out-phrases.ts';
import { measureNotOffered, measureOffered } from '../evaluation/measure-offers.ts';
import { NOT_OFFERED_PHRASES } from '../evaluation/not-offered-phrases.ts';
import { OWN_PHRASES } from '../evaluation/own-phrases.ts';
import { catalogDocuments } from '../evaluation/load-documents.ts';
import { toRow } from '../documents/document.ts';
import { buildSpecialties } from '../understand/find-specialty.ts';
import { buildLexicon } from '../understand/lexicon.ts';
import type { LexiconRow } from '../understand/lexicon.repo.ts';
import { understandPhrase } from '../understand/understand.ts';

const rows = catalogDocuments().map((document) => toRow(document) as LexiconRow);
const lexicon = buildLexicon(rows, parseProcedures(), buildSpecialties(parseSpecialties()));

function read(phrase: string) {
  const { treatment, notOffered, unsure, city } = understandPhrase(lexicon, phrase, () => 0);
  return {
    treatment: treatment?.entry.ref ?? null,
    notOffered: notOffered?.entry.ref ?? null,
    near: notOffered?.entry.near?.ref ?? null,
    unsure,
    city: city?.entry.ref ?? null,
  };
}

describe('what a phrase is offered', () => {
  it('understands the treatments of the catalog', () => {
    const score = measureOffered([...parseCatalog().searchPhrases, ...OWN_PHRASES]);
    expect(score.missed).toEqual([]);
  });

  it('offers nothing for procedures that nobody offers', () => {
    expect(NOT_OFFERED_PHRASES.length).toBeGreaterThanOrEqual(60);
    expect(measureNotOffered(NOT_OFFERED_PHRASES).missed).toEqual([]);
  });

  it('holds on phrases that nothing was tuned to', () => {
    const offered = measureOffered(HELD_OUT_OFFERED);
    const again = measureOffered(HELD_OUT_OFFERED_AGAIN);
    const notOffered = measureNotOffered(HELD_OUT_NOT_OFFERED);
    expect(offered.right / offered.asked).toBeGreaterThanOrEqual(0.97);
    expect(again.right / again.asked).toBeGreaterThanOrEqual(0.97);
    expect(notOffered.asked - notOffered.right).toBe(0);
  });

  it.each([
    ['breast cancer surgery', 'breast-cancer-surgery', 'oncology-second-opinion'],
    ['kidny transplant', 'kidney-transplant', null],
    ['tratamiento de conducto', 'root-canal', 'crown-zirconia'],
    ['lap band', 'gastric-band', 'gastric-sleeve'],
    ['aparelho nos dentes', 'braces', 'veneer-porcelain'],
    ['knee ligament repair', 'acl-reconstruction', 'knee-replacement'],
    ['torn knee', 'knee-injury', 'knee-replacement'],
    ['rodilla rota', 'knee-injury', 'knee-replacement'],
    ['joelho rompido', 'knee-injury', 'knee-replacement'],
  ])('names “%s” and the treatment it is confused with', (phrase, notOffered, near) => {
    expect(read(phrase)).toMatchObject({ treatment: null, notOffered, near });
  });

  it.each([
    ['torn ACL knee', 'orthopedic-surgeon'],
    ['torn knee', 'orthopedic-surgeon'],
    ['manguito rotador', 'orthopedic-surgeon'],
    ['aparelho nos dentes', 'dentist'],
    ['kidney transplant', undefined],
  ])('names the profession to ask about “%s”', (phrase, slug) => {
    expect(understandPhrase(lexicon, phrase, () => 0).notOffered?.entry.specialty?.slug).toBe(slug);
  });

  it('knows every profession that a procedure names', () => {
    const known = parseSpecialties().map(({ slug }) => slug);
    expect(known).toEqual(expect.arrayContaining(parseProcedures().flatMap(({ specialty }) => specialty ?? [])));
  });

  it.each(['hair', 'kidney', 'pyeloplasty', 'foo ligamentoplasty cancun'])('does not guess from “%s”', (phrase) => {
    expect(read(phrase)).toMatchObject({ treatment: null, notOffered: null, unsure: true });
  });

  it.each(['clinica las americas medellin', 'hospital san vicente'])(
    'takes “%s” for a name, not for care',
    (phrase) => {
      expect(read(phrase)).toMatchObject({ treatment: null, notOffered: null, unsure: false });
    },
  );

  it('holds a place whatever stands next to it', () => {
    expect(read('dentista cerca de Cancún')).toMatchObject({ treatment: null, unsure: false, city: 'cancun' });
    expect(read('dental implants near San Diego')).toMatchObject({
      treatment: 'dental-implant-single',
      city: 'tijuana',
    });
  });

  it.each([
    ['rhi', 'rhinoplasty', null],
    ['dental im', 'dental-implant-single', null],
    ['gastric sl tijuana', null, 'tijuana'],
    ['knee replacement buenos ai', 'knee-replacement', 'buenos-aires'],
  ])('completes the unfinished last word of “%s”', (phrase, treatment, city) => {
    expect(read(phrase)).toMatchObject({ treatment, city });
  });

  it('lists a procedure no longer once an admin adds a treatment of that name', () => {
    const added = toRow({
      kind: 'treatment',
      ref: 'root-canal',
      label: { en: 'Root canal', es: 'Endodoncia', pt: 'Canal' },
      names: ['Root canal'],
    }) as LexiconRow;
    const { treatment, notOffered } = understandPhrase(
      buildLexicon([...rows, added], parseProcedures()),
      'root canal',
      () => 0,
    );
    expect([treatment?.entry.ref, notOffered]).toEqual(['root-canal', null]);
  });
});

it('knows at least 400 procedures', () => {
  expect(parseProcedures().length).toBeGreaterThanOrEqual(400);
});
