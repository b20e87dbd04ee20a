import { describe, expect, it } from 'vitest';
import { makeSummary } from '../write/make-summary.ts';
import { writePatientSummary } from '../write/write-patient-summary.ts';
import {
  allergy,
  bundle,
  ccda,
  condition,
  documentBundle,
  documentOf,
  entryAt,
  fixture,
  section,
  SUBJECT,
  verification,
} from './samples.ts';
import { facts, idOf, own, sound } from './summaries.ts';

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
const none = (code: string) => ({ coding: [{ system: ABSENT, code }] });
describe('a patient summary', () => {
  it('of nothing says that nothing is known, and never “none”', () => {
    const { document, codes, all } = sound(facts([]));
    expect(codes).toEqual(['11450-4', '48765-2', '10160-0']);
    expect(new Set(Object.values(document.states))).toEqual(new Set(['not_known']));
    expect(all('AllergyIntolerance')[0]?.resource['code']).toMatchObject({
      coding: [{ code: 'no-allergy-info' }],
      text: 'Sin información sobre alergias',
    });
    expect(document).toMatchObject({
      form: 'ips',
      title: 'Resumen del paciente',
      subject: { name: 'Ana Díaz', birth_date: { value: '1980-03' } },
    });
  });

  it.each([
    ['en', 'Patient summary', 'Allergies and intolerances'],
    ['pt', 'Resumo do paciente', 'Alergias e intolerâncias'],
  ] as const)('is written in the reader’s language: %s', (language, title, section_title) => {
    const { document, sections } = sound(facts([], { language }));
    expect([document.title, sections[1]?.title]).toEqual([title, section_title]);
  });

  it('of an unnamed person without a date of birth is by the rules', () => {
    const { document } = sound(facts([], { patient: { id: idOf(998), name: null, sex: null, birthDate: null } }));
    expect(document.subject).toMatchObject({ name: null, birth_date: null, sex: null });
  });

  it.each(['ips-minimal.json', 'ccda-ccd.xml', 'ccda-embedded-pdf.xml'])(
    'of a document has all that it said: %s',
    (name) => {
      const before = documentOf(fixture(name));
      const { document, losses } = sound(facts([fixture(name)]));
      expect(losses).toEqual([]);
      expect(document.states).toEqual(before.states);
      const titles = new Set(document.sections.flatMap(({ title, code }) => [title, code]));
      const filled = before.sections.filter(({ entries, text }) => entries.length > 0 || text !== '');
      expect(filled.filter(({ title, code }) => !titles.has(code) && !titles.has(title))).toEqual([]);
      const said = (one: typeof before) =>
        one.entries
          .filter(({ resource_type: type, standing }) => type !== 'DocumentReference' && standing !== 'not_known')
          .map(({ text, kind, standing, status, when, values, dose, reactions }) =>
            JSON.stringify({ text, kind, standing, status, when, values, dose, reactions }),
          );
      expect(said(document).toSorted()).toEqual([...new Set(said(before))].toSorted());
    },
  );

  it('escapes what documents say', () => {
    const { summary } = sound(facts([bundle(condition({ code: { text: '<script>alert(1)</script> & "más"' } }))]));
    const text = JSON.stringify(summary.entry[0]);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
  });

  it('keeps digits', () => {
    const text = JSON.stringify(
      bundle({
        resourceType: 'Observation',
        status: 'final',
        code: { text: 'X' },
        subject: SUBJECT,
        valueQuantity: { value: 7 },
      }),
    ).replace('"value":7', '"value":5.40');
    expect(sound(facts([text])).json).toContain('"value":5.40');
  });

  it('is the same each time it is made', () => {
    const given = facts([fixture('ips-minimal.json')]);
    expect(makeSummary(given).json).toBe(makeSummary(given).json);
  });
});

describe('several documents', () => {
  const asthma = condition({ onsetDateTime: '2015-03' });

  it('fold what they all say, and name every source', () => {
    const { all } = sound(
      facts([bundle(asthma), bundle({ ...asthma, recordedDate: '2020' }, condition({ onsetDateTime: '2015' }))]),
    );
    expect(all('Condition')).toHaveLength(2);
    const targets = all('Provenance').map(({ resource }) =>
      (resource['target'] as { reference: string }[]).map(({ reference }) => reference),
    );
    const [first, second] = all('Condition').map(({ fullUrl }) => fullUrl);
    expect(targets).toEqual([[first], [first, second]]);
    expect(all('Provenance')[1]?.resource).toMatchObject({
      occurredDateTime: '2026-05',
      agent: [{ who: { display: 'Dr. Rojas' } }],
      entity: [{ what: { identifier: { value: `urn:uuid:${idOf(1)}` }, display: 'Documento 1' } }],
    });
  });

  it('keep the sections of all', () => {
    const encounter = {
      resourceType: 'Encounter',
      status: 'finished',
      class: { code: 'AMB' },
      type: [{ text: 'Control' }],
    };
    const said = (code: string, title: string) =>
      documentBundle([section(code, { title, entry: [entryAt(0)] })], encounter);
    const { codes, all } = sound(
      facts([said('46240-8', 'Consultas'), said('46240-8', 'Consultas'), said('11506-3', 'Evolución')]),
    );
    expect(all('Encounter')).toHaveLength(1);
    expect(codes).toEqual(['11450-4', '48765-2', '10160-0', '46240-8', '11506-3']);
  });

  it.each([
    ['another date', { onsetDateTime: '2015-04' }],
    [
      'another status',
      {
        onsetDateTime: '2015-03',
        clinicalStatus: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'resolved' }],
        },
      },
    ],
    ['another name', { onsetDateTime: '2015-03', code: { text: 'Asma grave' } }],
  ])('fold nothing with %s', (_what, more) => {
    expect(sound(facts([bundle(asthma), bundle(condition(more))])).all('Condition')).toHaveLength(2);
  });

  it('don’t mix up resources with the same id', () => {
    const medicine = (text: string) =>
      bundle(
        {
          resourceType: 'MedicationStatement',
          status: 'active',
          subject: SUBJECT,
          medicationReference: { reference: 'Medication/1' },
        },
        { resourceType: 'Medication', id: '1', code: { text } },
      );
    const { document } = sound(facts([medicine('Losartán'), medicine('Metformina')]));
    expect(document.entries.filter(({ kind }) => kind === 'medication').map(({ text }) => text)).toEqual([
      'Losartán',
      'Metformina',
    ]);
  });

  it('of which one says “none” and another names something: what is named counts', () => {
    const given = facts([bundle(allergy({ code: none('no-known-allergies') })), bundle(allergy())]);
    const { document, contradictions, json } = sound(given);
    expect(contradictions).toEqual(['allergy']);
    expect(document.states.allergy).toBe('stated');
    expect(json).not.toContain('no-known-allergies');
  });

  it('of which one says “none” and another names something in words: the words count', () => {
    const text = { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">Penicilina</div>' };
    const words = documentBundle([section('48765-2', { text })]);
    const { document, contradictions, json } = sound(
      facts([bundle(allergy({ code: none('no-known-allergies') })), words]),
    );
    expect([contradictions, document.states.allergy]).toEqual([['allergy'], 'stated']);
    expect(json).not.toContain('no-known-allergies');
  });

  it('of which one says “none” and another what is over: both', () => {
    const over = condition({
      clinicalStatus: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'resolved' }],
      },
    });
    const { contradictions, json } = sound(
      facts([bundle(condition({ code: none('no-known-problems') })), bundle(over)]),
    );
    expect(contradictions).toEqual([]);
    expect(json).toContain('no-known-problems');
  });

  it('of which one says “none” and the others nothing: none', () => {
    const emptyReason = {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code: 'nilknown' }],
    };
    const text = { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">—</div>' };
    for (const said of [
      bundle(allergy({ code: none('no-known-allergies') })),
      documentBundle([section('48765-2', { text, emptyReason })]),
    ]) {
      const { document } = sound(facts([said, bundle(condition())]));
      expect(document.states).toMatchObject({ allergy: 'none_known', problem: 'stated', medication: 'not_known' });
    }
  });

  it('keep “none of a part” beside what is named', () => {
    const { document } = sound(facts([bundle(allergy({ code: none('no-known-food-allergies') }), allergy())]));
    expect(document.entries.filter(({ kind }) => kind === 'allergy').map(({ standing }) => standing)).toEqual([
      'none_known',
      'present',
    ]);
  });

  it('lose what was entered in error, and keep what was ruled out as such', () => {
    const wrong = condition({
      clinicalStatus: undefined,
      ...verification('condition-ver-status', 'entered-in-error'),
      code: { text: 'Error' },
    });
    const refuted = condition({ ...verification('condition-ver-status', 'refuted'), code: { text: 'Lupus' } });
    const { document, json } = sound(facts([bundle(wrong, refuted)]));
    expect(json).not.toContain('"Error"');
    expect(document.entries.find(({ text }) => text === 'Lupus')?.standing).toBe('negated');
    expect(json).toContain('Lupus · descartado');
  });
});

describe('what is not by the standard', () => {
  it('is given out without the faulty elements', () => {
    const { losses, document } = sound(facts([bundle(condition({ onsetDateTime: '2015-02-30', shoeSize: 38 }))]));
    expect(losses).toMatchObject([{ path: 'Condition/0', how: 'mended', what: 'onsetDateTime, shoeSize' }]);
    expect(document.entries.find(({ text }) => text === 'Asma')?.when.start).toBeNull();
  });

  it('is given out in words if its meaning would change', () => {
    const { losses, document } = sound(
      facts([bundle(condition({ clinicalStatus: 'active', code: { text: 'Epilepsia' } }), condition())]),
    );
    expect(losses).toMatchObject([{ path: 'Condition/0', how: 'in_words' }]);
    expect(document.sections.find(({ code }) => code === '11450-4')?.text).toContain('Epilepsia');
  });

  it('leaves no reference that leads nowhere', () => {
    const lost = { resourceType: 'Practitioner', id: 'p', gender: 'zzz', name: 'text' };
    const { summary } = sound(
      facts([
        bundle(
          condition({
            recorder: { reference: 'Practitioner/p', display: 'Dr. X' },
            encounter: { reference: 'Encounter/9' },
          }),
          lost,
        ),
      ]),
    );
    const urls = new Set(summary.entry.map(({ fullUrl }) => fullUrl));
    const references = [...JSON.stringify(summary).matchAll(/"reference":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.filter((one) => !urls.has(one))).toEqual([]);
    expect(JSON.stringify(summary)).toContain('Dr. X');
  });
});

describe('sections', () => {
  it('hold what the summary allows in them; the rest keeps its title', () => {
    const vital = {
      resourceType: 'Observation',
      status: 'final',
      code: { text: 'Peso' },
      subject: SUBJECT,
      valueString: '70 kg',
    };
    const { codes } = sound(
      facts([
        documentBundle(
          [
            section('47420-5', { entry: [entryAt(0)] }),
            section('46240-8', { title: 'Consultas', entry: [entryAt(1)] }),
          ],
          vital,
          { resourceType: 'Encounter', status: 'finished', class: { code: 'AMB' } },
        ),
      ]),
    );
    expect(codes).toEqual(['11450-4', '48765-2', '10160-0', 'Sección', '46240-8']);
  });

  it('have a statement that stands in several in each', () => {
    const consent = {
      resourceType: 'Consent',
      status: 'active',
      scope: { text: 'Voluntad' },
      category: [{ text: 'No reanimar' }],
      patient: SUBJECT,
      policyRule: { text: 'Ley' },
    };
    const both = [
      section('81338-6', { title: 'Historia', entry: [entryAt(0)] }),
      section('42348-3', { entry: [entryAt(0)] }),
    ];
    const { codes, all } = sound(facts([documentBundle(both, consent)]));
    expect(codes).toEqual(expect.arrayContaining(['42348-3', 'Historia']));
    expect(all('Consent')).toHaveLength(1);
  });

  it('in words stay words', () => {
    const text = {
      status: 'generated',
      div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Penicilina: ronchas</p></div>',
    };
    const { document } = sound(facts([documentBundle([section('48765-2', { text })])]));
    expect(document.states.allergy).toBe('stated');
    expect(document.sections.find(({ code }) => code === '48765-2')?.text).toBe('Penicilina: ronchas');
  });
});

describe('what the patient says', () => {
  it('stands beside what documents say, as the patient’s', () => {
    const statements = [
      own({}),
      own({ id: idOf(501), kind: 'medication', text: 'Losartán', dose: '50 mg', since: '2020' }),
      own({ id: idOf(502), kind: 'problem', text: 'Gota' }),
      own({ id: idOf(503), kind: 'procedure', text: 'Apéndice', since: '2001-02' }),
    ];
    const { document, all } = sound(facts([], { own: statements }));
    expect(document.states).toMatchObject({
      allergy: 'stated',
      medication: 'stated',
      problem: 'stated',
      procedure: 'stated',
      result: 'not_known',
    });
    expect(document.entries.map(({ text, author }) => [text, author])).toContainEqual(['Látex', 'Ana Díaz']);
    expect(all('Provenance')).toHaveLength(1);
  });

  it('may be “none”, if it is said', () => {
    const { document } = sound(facts([], { own: [own({ says: 'none_known', text: '' })] }));
    expect(document.states).toMatchObject({ allergy: 'none_known', medication: 'not_known' });
  });
});

describe('writing apart', () => {
  it('gives the same summary', async () => {
    const given = facts([ccda('')]);
    expect(await writePatientSummary(given)).toEqual(makeSummary(given));
  });
});
