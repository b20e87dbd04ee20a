import { ClinicalDocument } from '@travesia/contracts/records';
import { describe, expect, it } from 'vitest';
import {
  allergy,
  bundle,
  condition,
  documentBundle,
  documentOf,
  entryAt,
  fixture,
  only,
  readingOf,
  refusalOf,
  section,
  SUBJECT,
  verification,
} from './samples.ts';

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const observation = (more: object) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { text: 'Creatinina' },
  subject: SUBJECT,
  ...more,
});

describe('a patient summary', () => {
  const document = documentOf(fixture('ips-minimal.json'));

  it('is described as it says', () => {
    expect(document).toMatchObject({
      form: 'ips',
      title: 'Patient Summary as of December 11, 2020 14:30',
      date: { value: '2020-12-11T14:30:00+01:00', precision: 'time' },
      authors: ['Beetje van Hulp'],
      custodian: 'Anorg Aniza Tion BV / The best custodian ever',
      language: 'en-US',
      subject: { name: 'Martha DeLarosa', birth_date: { value: '1972-05-01', precision: 'day' }, sex: 'female' },
      subject_count: 1,
      problem_count: 0,
      dropped: [],
    });
    expect(document.states).toEqual({
      problem: 'stated',
      medication: 'stated',
      allergy: 'stated',
      result: 'not_known',
      immunization: 'not_known',
      procedure: 'not_known',
    });
    expect(document.sections.map(({ code, kind, entries }) => [code, kind, entries])).toEqual([
      ['11450-4', 'problem', ['Condition/0']],
      ['10160-0', 'medication', ['MedicationStatement/0']],
      ['48765-2', 'allergy', ['AllergyIntolerance/0']],
    ]);
  });

  it('has its entries with partial dates, codes and doses', () => {
    const [problem, medicine, penicillin] = document.entries;
    expect(problem).toMatchObject({
      text: 'Menopausal flushing (finding)',
      clinical_status: 'active',
      when: { start: { value: '2015', precision: 'year' } },
    });
    expect(medicine).toMatchObject({
      dose: '1 tablet, Oral use',
      when: { start: { value: '2015-03', precision: 'month' } },
    });
    expect(penicillin).toMatchObject({
      criticality: 'high',
      codes: [{ system: 'http://snomed.info/sct', code: '764146007' }],
    });
  });
});

describe('what is read', () => {
  it.each(['ips-minimal.json', 'ccda-ccd.xml', 'ccda-embedded-pdf.xml'])(
    'has the form that the contract says: %s',
    (name) => {
      const document = documentOf(fixture(name));
      expect(ClinicalDocument.strict().parse(document)).toEqual(document);
    },
  );
});

describe('dates', () => {
  it.each([
    ['2015', { value: '2015', precision: 'year' }],
    ['2015-03', { value: '2015-03', precision: 'month' }],
    ['2015-03-09', { value: '2015-03-09', precision: 'day' }],
    ['2015-03-09T10:00:00-05:00', { value: '2015-03-09T10:00:00-05:00', precision: 'time' }],
  ])('stay as exact as written: %s', (onsetDateTime, start) => {
    expect(only(documentOf(bundle(condition({ onsetDateTime })))).when).toEqual({ start, end: null, text: null });
  });

  it.each(['2015-13', '09/03/2015', '2015-02-99'])(
    'that are none are shown as written, and marked: %s',
    (onsetDateTime) => {
      const entry = only(documentOf(bundle(condition({ onsetDateTime }))));
      expect(entry).toMatchObject({ when: { start: null, text: onsetDateTime }, is_by_standard: false });
    },
  );

  it.each([
    [{ onsetAge: { value: 34, unit: 'años' } }, { start: null, end: null, text: '34 años' }],
    [{ onsetString: 'en la infancia' }, { start: null, end: null, text: 'en la infancia' }],
    [
      { onsetPeriod: { start: '2015', end: '2016-02' } },
      { start: { value: '2015', precision: 'year' }, end: { value: '2016-02', precision: 'month' }, text: null },
    ],
    [
      { onsetDateTime: '2015', abatementDateTime: '2017-01' },
      { start: { value: '2015', precision: 'year' }, end: { value: '2017-01', precision: 'month' }, text: null },
    ],
  ])('may be ages, words and periods: %j', (more, when) => {
    expect(only(documentOf(bundle(condition(more)))).when).toEqual(when);
  });
});

describe('“none” and “not known”', () => {
  it.each([
    [ABSENT, 'no-known-allergies', 'none_known', 'none_known'],
    ['http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown', 'no-known-allergies', 'none_known', 'none_known'],
    ['http://snomed.info/sct', '716186003', 'none_known', 'none_known'],
    [ABSENT, 'no-allergy-info', 'not_known', 'not_known'],
    // Of a part alone: it says something, and not that there are none.
    [ABSENT, 'no-known-medication-allergies', 'none_known', 'stated'],
    [ABSENT, 'no-known-food-allergies', 'none_known', 'stated'],
    ['http://snomed.info/sct', '409137002', 'none_known', 'stated'],
    // The same code in another system is another thing.
    ['http://example.org', 'no-known-allergies', 'present', 'stated'],
  ])('are told apart by codes: %s %s', (system, code, standing, state) => {
    const document = documentOf(bundle(allergy({ code: coded(system, code) })));
    expect(only(document).standing).toBe(standing);
    expect(document.states.allergy).toBe(state);
  });

  it.each([
    ['Condition', 'no-known-problems', 'problem'],
    ['MedicationStatement', 'no-known-medications', 'medication'],
    ['Procedure', 'no-known-procedures', 'procedure'],
    ['Immunization', 'no-known-immunizations', 'immunization'],
  ] as const)('are told for each kind: %s', (resourceType, code, kind) => {
    const concept = coded(ABSENT, code);
    const resource = { resourceType, code: concept, medicationCodeableConcept: concept, vaccineCode: concept };
    const { states } = documentOf(bundle(resource));
    expect(states[kind]).toBe('none_known');
    expect(Object.values(states).filter((state) => state === 'not_known')).toHaveLength(5);
  });

  it.each([
    ['nilknown', 'none_known'],
    ['notasked', 'not_known'],
    ['unavailable', 'not_known'],
    ['withheld', 'not_known'],
  ])('are told apart by why a section is empty: %s', (code, state) => {
    const emptyReason = coded('http://terminology.hl7.org/CodeSystem/list-empty-reason', code);
    const text = { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">None</div>' };
    const document = documentOf(documentBundle([section('48765-2', { text, emptyReason })]));
    expect(document.states.allergy).toBe(state);
    // A list of past illnesses that is empty doesn’t say that there are no problems now.
    expect(documentOf(documentBundle([section('11348-0', { text, emptyReason })])).states.problem).toBe('not_known');
  });

  it('are not guessed: no section, an empty one, and one in words', () => {
    expect(documentOf(documentBundle([])).states.allergy).toBe('not_known');
    expect(documentOf(documentBundle([section('48765-2', {})])).states.allergy).toBe('not_known');
    const text = {
      status: 'generated',
      div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Penicilina<br/>Látex</p></div>',
    };
    const document = documentOf(documentBundle([section('48765-2', { text })]));
    expect(document.states.allergy).toBe('stated');
    expect(document.sections[0]?.text).toBe('Penicilina\nLátex');
  });

  it('don’t come from entries that were wrong or refuted', () => {
    const wrong = allergy({
      clinicalStatus: undefined,
      ...verification('allergyintolerance-verification', 'entered-in-error'),
    });
    const refuted = allergy(verification('allergyintolerance-verification', 'refuted'));
    expect(documentOf(bundle(wrong))).toMatchObject({
      states: { allergy: 'not_known' },
      entries: [{ standing: 'in_error' }],
    });
    expect(documentOf(bundle(refuted))).toMatchObject({
      states: { allergy: 'stated' },
      entries: [{ standing: 'negated' }],
    });
  });

  it('contradict each other openly', () => {
    const document = documentOf(bundle(allergy(), allergy({ code: coded(ABSENT, 'no-known-allergies') })));
    expect(document.states.allergy).toBe('stated');
    expect(document.contradictions).toEqual(['allergy']);
  });

  it.each([
    ['Procedure', { status: 'not-done', code: { text: 'Apendicectomía' } }],
    ['Immunization', { status: 'not-done', vaccineCode: { text: 'BCG' }, occurrenceString: '?' }],
    ['MedicationStatement', { status: 'not-taken', medicationCodeableConcept: { text: 'Aspirina' } }],
    [
      'MedicationRequest',
      { status: 'active', intent: 'order', doNotPerform: true, medicationCodeableConcept: { text: 'Aspirina' } },
    ],
  ])('a %s that was not done is no such thing', (resourceType, more) => {
    expect(only(documentOf(bundle({ resourceType, ...more }))).standing).toBe('negated');
  });
});

describe('results', () => {
  it('keep the digits that were written, unit, range and sign', () => {
    const text = JSON.stringify(
      bundle(
        observation({
          referenceRange: [{ low: { value: 0, unit: 'mg/dL' }, high: { value: 1, unit: 'mg/dL' } }],
          valueQuantity: { value: 7, unit: 'mg/dL', comparator: '<' },
        }),
      ),
    )
      .replace('"value":7', '"value":5.40')
      .replace('"value":0', '"value":0.50')
      .replace('"value":1', '"value":1.20');
    const reading = readingOf(text);
    expect(only(reading.document).values).toEqual([
      {
        name: null,
        text: '<5.40 mg/dL',
        number: '5.40',
        comparator: '<',
        unit: 'mg/dL',
        range: '0.50 – 1.20 mg/dL',
        interpretation: null,
      },
    ]);
    expect(reading.raw).toContain('"value":5.40');
    expect(reading.document.problem_count).toBe(0);
  });

  it('have components, members and reasons for no value', () => {
    const part = (text: string, value: number) => ({ code: { text }, valueQuantity: { value, unit: 'mm[Hg]' } });
    const document = documentOf(
      documentBundle(
        [],
        observation({ component: [part('Sistólica', 120), part('Diastólica', 80)] }),
        observation({ hasMember: [entryAt(0), entryAt(2)] }),
        observation({ dataAbsentReason: { text: 'Muestra insuficiente' } }),
      ),
    );
    expect(
      document.entries.map(({ values, members }) => [values.map(({ name, text }) => `${name}: ${text}`), members]),
    ).toEqual([
      [['Sistólica: 120 mm[Hg]', 'Diastólica: 80 mm[Hg]'], []],
      [[], ['Observation/0', 'Observation/2']],
      [['null: Muestra insuficiente'], []],
    ]);
  });
});

describe('documents', () => {
  it('are read whichever form they have', () => {
    expect(documentOf(condition()).form).toBe('fhir_resource');
    expect(documentOf(bundle(condition())).form).toBe('fhir_bundle');
    expect(documentOf({ ...bundle(condition()), type: 'searchset' }).entries).toHaveLength(1);
    expect(
      documentOf({ resourceType: 'Bundle', type: 'collection', entry: [{ resource: bundle(condition()) }] }).entries,
    ).toHaveLength(1);
  });

  it('find medicines that are contained, referred to or only named', () => {
    const statement = (more: object) => ({
      resourceType: 'MedicationStatement',
      status: 'active',
      subject: SUBJECT,
      ...more,
    });
    const medication = { resourceType: 'Medication', id: 'm', code: { text: 'Losartán' } };
    const document = documentOf(
      bundle(
        statement({ contained: [medication], medicationReference: { reference: '#m' } }),
        statement({ medicationReference: { reference: 'Medication/m' } }),
        statement({ medicationReference: { reference: 'Medication/other', display: 'Metformina' } }),
        medication,
      ),
    );
    expect(document.entries.map(({ text, kind }) => [text, kind])).toEqual([
      ['Losartán', 'medication'],
      ['Losartán', 'medication'],
      ['Metformina', 'medication'],
    ]);
  });

  it('name what could not be read, and go on', () => {
    const document = documentOf({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [null, { fullUrl: 'urn:x' }, { resource: condition() }, { resource: 5 }],
    });
    expect(document.dropped).toEqual([
      { where: 'entry 1', what: '' },
      { where: 'entry 2', what: 'urn:x' },
      { where: 'entry 4', what: '' },
    ]);
    expect(document.entries).toHaveLength(1);
  });

  it('of several people say so', () => {
    const other = { resourceType: 'Patient', id: '2' };
    expect(
      documentOf(bundle(condition(), other, condition({ subject: { reference: 'Patient/2' } }))).subject_count,
    ).toBe(2);
    expect(documentOf(condition({ subject: { reference: 'Patient/9', display: 'Ana' } }))).toMatchObject({
      subject_count: 1,
      subject: { name: 'Ana' },
    });
  });

  it('mark what an unknown modifier may turn around', () => {
    const entry = only(
      documentOf(bundle(condition({ modifierExtension: [{ url: 'http://x.example/not', valueBoolean: true }] }))),
    );
    expect(entry.is_by_standard).toBe(false);
  });

  it.each([
    ['DSTU2', { resourceType: 'MedicationOrder' }],
    [
      'DSTU2',
      { resourceType: 'Condition', patient: SUBJECT, clinicalStatus: 'active', verificationStatus: 'confirmed' },
    ],
    ['STU3', bundle({ ...allergy(), clinicalStatus: 'active', assertedDate: '2015' })],
    [
      'R5',
      bundle({
        resourceType: 'MedicationStatement',
        status: 'recorded',
        medication: { concept: { text: 'Losartán' } },
      }),
    ],
  ])('of another version of FHIR are refused: %s', (_version, resource) => {
    expect(refusalOf(JSON.stringify(resource))).toBe('other_version');
  });

  it('with one slip are not of another version', () => {
    const document = documentOf(bundle(condition(), condition(), condition({ clinicalStatus: 'active' })));
    expect(document.entries.map((entry) => entry.is_by_standard)).toEqual([true, true, false]);
  });
});
