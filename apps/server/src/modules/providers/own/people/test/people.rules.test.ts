import type { NewClinician } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import type { ClinicianRow, LicenseRow } from '../people.repo.ts';
import { changedColumns, clinicianFaults, columnsOf, isWholeOrder, registryHint } from '../people.rules.ts';

const NO_TEXT = { en: '', es: '', pt: '' };
const WRITTEN: NewClinician = {
  name: 'Elena Restrepo',
  title: 'Dra.',
  specialty: { en: 'Dentist', es: 'Odontóloga', pt: 'Dentista' },
  bio: NO_TEXT,
  license: { registry: 'CRO-SP', number: '12345' },
  specialty_number: null,
  languages: ['pt'],
  years_in_practice: 12,
  treatments: [{ treatment: 'veneers', count: null }],
  cases_year: null,
  question: NO_TEXT,
  answer: NO_TEXT,
  sees: { in_person: true, online: false },
};
const AROUND = { country: 'BR', year: 2026, offered: ['veneers', 'dental-implant'] };
const onFile = { body: 'CRO-SP', number: '12345' } as LicenseRow;
const before = { treatmentSlugs: ['cataract-surgery'] } as ClinicianRow;

describe('what is wrong with a clinician', () => {
  it.each<[string, Partial<NewClinician>, string[]]>([
    ['nothing', {}, []],
    ['a code that is no language', { languages: ['pt', 'xx'] }, ['languages.1']],
    [
      'a treatment the clinic does not offer',
      { treatments: [{ treatment: 'x-ray', count: 1 }], cases_year: 2025 },
      ['treatments.0.treatment'],
    ],
    [
      'a treatment twice',
      {
        treatments: [
          { treatment: 'veneers', count: null },
          { treatment: 'veneers', count: null },
        ],
      },
      ['treatments.1.treatment'],
    ],
    ['a count without its year', { treatments: [{ treatment: 'veneers', count: 5 }] }, ['cases_year']],
    ['a year to come', { treatments: [{ treatment: 'veneers', count: 5 }], cases_year: 2027 }, ['cases_year']],
    ['a question without answer', { question: { ...NO_TEXT, es: '¿Duele?' } }, ['answer.es']],
    ['an answer without question', { answer: { ...NO_TEXT, pt: 'Não.' } }, ['question.pt']],
    ['nowhere to see patients', { sees: { in_person: false, online: false } }, ['sees']],
    ['a registered specialty where specialties are registered', { specialty_number: '991' }, []],
  ])('%s', (_what, change, paths) => {
    const faults = clinicianFaults({ ...WRITTEN, ...change }, AROUND);
    expect(faults.map(({ path }) => path)).toEqual(paths.map((path) => `body.${path}`));
  });

  it('keeps a treatment they had, and a license on file', () => {
    const present = { row: before, license: onFile, specialty: undefined };
    const written = { ...WRITTEN, treatments: [{ treatment: 'cataract-surgery', count: null }] };
    expect(clinicianFaults(written, { ...AROUND, present })).toEqual([]);
    expect(clinicianFaults({ ...written, license: null }, { ...AROUND, present })).toMatchObject([
      { path: 'body.license.number', code: 'required' },
    ]);
  });

  it('refuses a registered specialty where the country registers none', () => {
    const written = { ...WRITTEN, specialty_number: '991' };
    expect(clinicianFaults(written, { ...AROUND, country: 'CO' })).toMatchObject([{ path: 'body.specialty_number' }]);
  });
});

describe('the columns of a clinician', () => {
  it.each([
    [null, null, 'CRO-SP 12345'],
    ['991', null, 'CRO-SP 12345 · RQE 991'],
    ['RQE 991', null, 'CRO-SP 12345 · RQE 991'],
    [null, 'CRM-SP 1 · RQE 7', 'CRO-SP 12345 · RQE 7'],
  ])('name the registry: specialty %s, before %s', (specialty_number, old, registry) => {
    const written = { ...WRITTEN, specialty_number };
    expect(columnsOf(written, { country: 'BR', before: old })).toMatchObject({ registry });
  });

  it('count procedures only if one is counted', () => {
    const columns = (treatments: NewClinician['treatments']) =>
      columnsOf({ ...WRITTEN, treatments, cases_year: 2025 }, { country: 'BR', before: null });
    expect(columns(WRITTEN.treatments)).toMatchObject({ treatmentCases: [], casesYear: null });
    expect(
      columns([
        { treatment: 'veneers', count: 40 },
        { treatment: 'dental-implant', count: null },
      ]),
    ).toMatchObject({ treatmentCases: [40, 0], casesYear: 2025 });
  });

  it('are compared with the ones before', () => {
    const row = { ...columnsOf(WRITTEN, { country: 'BR', before: null }), archivedAt: null } as ClinicianRow;
    const changed = columnsOf({ ...WRITTEN, name: 'Elena R.', languages: ['es'] }, { country: 'BR', before: null });
    expect(changedColumns(row, columnsOf(WRITTEN, { country: 'BR', before: null }))).toEqual([]);
    expect(changedColumns(row, changed)).toEqual(['languages', 'name']);
  });
});

describe('an order', () => {
  it.each([
    [['b', 'a'], true],
    [['a'], false],
    [['a', 'a'], false],
    [['a', 'c'], false],
    [['a', 'b', 'c'], false],
  ])('%o of a and b is whole: %s', (ids, isWhole) => {
    expect(isWholeOrder(ids, ['a', 'b'])).toBe(isWhole);
  });
});

it.each([
  ['ReTHUS; SCCP (cirugía plástica)', 'ReTHUS'],
  ['SEP: cédula profesional', 'SEP'],
  [null, null],
])('hints at the registry of %s', (named, hint) => {
  expect(registryHint(named)).toBe(hint);
});
