import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ccda, ccdaSection, documentOf, fixture, only, readingOf } from './samples.ts';

const T = '2.16.840.1.113883.10.20.22.4';
const template = (number: string) => `<templateId root="${T}.${number}" extension="2015-08-01"/>`;
const sct = (name: string, code: string, more = '') =>
  `<${name} code="${code}" codeSystem="2.16.840.1.113883.6.96" ${more}/>`;

const allergy = ({
  negated = false,
  type = '419199007',
  substance = '',
  inner = '',
  act = 'active',
  time = '',
}) => `<entry><act classCode="ACT" moodCode="EVN">${template('30')}
<statusCode code="${act}"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN" negationInd="${negated}">${template('7')}
<statusCode code="completed"/><effectiveTime>${time}</effectiveTime>${sct('value', type, 'xsi:type="CD"')}
<participant typeCode="CSM"><participantRole><playingEntity>${substance || '<code nullFlavor="NA"/>'}</playingEntity></participantRole></participant>${inner}
</observation></entryRelationship></act></entry>`;
const PEANUT = '<code code="256349002" codeSystem="2.16.840.1.113883.6.96" displayName="Maní"/>';

const problem = ({
  negated = false,
  value = '73211009',
  time = '<low value="2015"/>',
  act = 'active',
  inner = '',
}) => `<entry><act classCode="ACT" moodCode="EVN">${template('3')}
<statusCode code="${act}"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN" negationInd="${negated}">${template('4')}
<effectiveTime>${time}</effectiveTime>${sct('value', value, 'xsi:type="CD" displayName="Diabetes"')}${inner}</observation></entryRelationship></act></entry>`;

const administration = (
  id: string,
  {
    attributes = 'moodCode="EVN"',
    code = '<code code="8076" codeSystem="2.16.840.1.113883.6.88" displayName="Losartán 50 mg"/>',
    more = '',
    status = 'active',
  },
) =>
  `<entry><substanceAdministration classCode="SBADM" ${attributes}>${template(id)}<statusCode code="${status}"/>${more}
<consumable><manufacturedProduct><manufacturedMaterial>${code}</manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>`;

const observation = (value: string, more = '', attributes = 'moodCode="EVN"') =>
  `<entry><observation classCode="OBS" ${attributes}>${template('2')}<code code="2160-0" codeSystem="2.16.840.1.113883.6.1" displayName="Creatinina"/>
<statusCode code="completed"/>${value}${more}</observation></entry>`;

const allergies = (...entries: string[]) => documentOf(ccda(ccdaSection('48765-2', entries.join(''))));
const problems = (...entries: string[]) => documentOf(ccda(ccdaSection('11450-4', entries.join(''))));

describe('a C-CDA document', () => {
  const document = documentOf(fixture('ccda-ccd.xml'));

  it('is described as it says', () => {
    expect(document).toMatchObject({
      form: 'ccda',
      title: 'Patient Chart Summary',
      language: 'en-US',
      subject: { name: 'Eve Betterhalf', birth_date: { value: '1975-05-01' }, sex: 'female' },
      problem_count: 0,
    });
    expect(Object.values(document.states)).toEqual(Array(6).fill('stated'));
    expect(document.sections.length).toBeGreaterThan(14);
  });

  it('has all its entries; a file that lies elsewhere is named', () => {
    expect(document.dropped).toEqual([{ where: 'file', what: 'AdvanceDirective.b50b7910.pdf' }]);
    const count = (kind: string) => document.entries.filter((entry) => entry.kind === kind).length;
    expect(['allergy', 'problem', 'medication', 'immunization', 'procedure'].map(count)).toEqual([2, 4, 2, 5, 4]);
    expect(document.entries.find(({ text }) => text === 'Hemoglobin')?.values).toMatchObject([
      { text: '13.2 g/dL', range: '12.0 – 15.5 g/dL' },
    ]);
    // Vaccines that were refused were not given.
    expect(
      document.entries.filter(({ kind, standing }) => kind === 'immunization' && standing === 'negated'),
    ).toHaveLength(2);
  });

  it('gives its PDF out', () => {
    const { attachments, document: described } = readingOf(fixture('ccda-embedded-pdf.xml'));
    expect(attachments).toMatchObject([{ mediaType: 'application/pdf' }]);
    expect(
      Buffer.from(attachments[0]?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(Object.values(described.states)).toEqual(Array(6).fill('not_known'));
  });

  it('is the same each time it is read', () => {
    expect(readingOf(fixture('ccda-ccd.xml')).raw).toBe(readingOf(fixture('ccda-ccd.xml')).raw);
  });

  it('of one sheet has a month as date, and its words in its language', () => {
    expect(documentOf(ccda(''))).toMatchObject({
      title: 'Resumen',
      date: { value: '2015-03', precision: 'month' },
      authors: ['Dra. Rojas'],
      language: 'es-CO',
      subject: { name: 'Ana Díaz', birth_date: { value: '1980-03', precision: 'month' } },
    });
  });
});

describe('negation', () => {
  it.each([
    ['419199007', 'no-known-allergies', 'none_known'],
    ['416098002', 'no-known-medication-allergies', 'stated'],
    ['414285001', 'no-known-food-allergies', 'stated'],
    ['426232007', 'no-known-environmental-allergies', 'stated'],
  ])('of an allergy without a substance says that there is none: %s', (type, code, state) => {
    const document = allergies(allergy({ negated: true, type }));
    expect(only(document)).toMatchObject({ standing: 'none_known', codes: [{ code }] });
    expect(document.states.allergy).toBe(state);
  });

  it('of one substance is about that substance alone', () => {
    const document = allergies(allergy({ negated: true, substance: PEANUT }));
    expect(only(document)).toMatchObject({ standing: 'negated', text: 'Maní', verification_status: 'refuted' });
    expect(document.states.allergy).toBe('stated');
    expect(only(allergies(allergy({ substance: PEANUT }))).standing).toBe('present');
  });

  it('of a problem rules it out; of “problem” says that there is none', () => {
    expect(only(problems(problem({ negated: true })))).toMatchObject({ standing: 'negated', text: 'Diabetes' });
    expect(problems(problem({ negated: true, value: '55607006' })).states.problem).toBe('none_known');
    expect(problems(problem({ value: '55607006' })).states.problem).toBe('stated');
  });

  it('of medicines and vaccines says that they were not taken or given', () => {
    const negated = { attributes: 'moodCode="EVN" negationInd="true"' };
    const of = (code: string, entry: string) => documentOf(ccda(ccdaSection(code, entry)));
    expect(only(of('10160-0', administration('16', negated))).standing).toBe('negated');
    const any = '<code nullFlavor="OTH"><translation code="410942007" codeSystem="2.16.840.1.113883.6.96"/></code>';
    expect(of('10160-0', administration('16', { ...negated, code: any })).states.medication).toBe('none_known');
    expect(only(of('11369-6', administration('52', negated)))).toMatchObject({
      standing: 'negated',
      status: 'not-done',
    });
  });

  it('that is missing or unknown is not “none”', () => {
    const of = (section: string) => documentOf(ccda(section)).states.allergy;
    expect(of('')).toBe('not_known');
    expect(of(ccdaSection('48765-2', '<text>No information</text>', 'nullFlavor="NI"'))).toBe('not_known');
    expect(
      of(ccdaSection('48765-2', '<text>Unknown</text><entry><act moodCode="EVN" nullFlavor="UNK"/></entry>')),
    ).toBe('not_known');
    expect(of(ccdaSection('48765-2', '<text>Penicilina</text>'))).toBe('stated');
  });

  it('by nullification is an error', () => {
    expect(only(problems(problem({ act: 'nullified' })))).toMatchObject({ standing: 'in_error', is_by_standard: true });
    expect(only(allergies(allergy({ act: 'nullified', substance: PEANUT })))).toMatchObject({
      standing: 'in_error',
      is_by_standard: true,
    });
  });
});

describe('what an entry says', () => {
  const status = (id: string, code: string) =>
    `<entryRelationship typeCode="REFR"><observation moodCode="EVN">${template(id)}${sct('value', code, 'xsi:type="CD"')}</observation></entryRelationship>`;

  it.each([
    [{}, 'active', { start: '2015', end: undefined }],
    [{ time: '<low value="2015"/><high value="201602"/>' }, 'resolved', { start: '2015', end: '2016-02' }],
    [{ time: '<low value="2015"/><high nullFlavor="UNK"/>' }, 'resolved', { start: '2015', end: undefined }],
    [{ inner: status('6', '73425007') }, 'inactive', { start: '2015', end: undefined }],
    // A concern that nobody follows any more says nothing of when the problem ended.
    [{ act: 'completed' }, 'inactive', { start: '2015', end: undefined }],
  ])('of problems: whether and when it ended: %j', (more, clinical, { start, end }) => {
    const entry = only(problems(problem(more)));
    expect(entry.clinical_status).toBe(clinical);
    expect([entry.when.start?.value, entry.when.end?.value]).toEqual([start, end]);
    expect(entry.is_by_standard).toBe(true);
  });

  it('of allergies: reaction, its severity, criticality', () => {
    const severity = status('8', '24484000');
    const reaction = `<entryRelationship typeCode="MFST" inversionInd="true"><observation moodCode="EVN">${template('9')}<value xsi:type="CD" code="247472004" codeSystem="2.16.840.1.113883.6.96" displayName="Ronchas"/>${severity}</observation></entryRelationship>`;
    const criticality = `<entryRelationship typeCode="SUBJ"><observation moodCode="EVN">${template('145')}<value xsi:type="CD" code="CRITH" codeSystem="2.16.840.1.113883.5.1063"/></observation></entryRelationship>`;
    expect(
      only(allergies(allergy({ substance: PEANUT, inner: reaction + criticality, time: '<low value="199805"/>' }))),
    ).toMatchObject({
      reactions: ['Ronchas (severe)'],
      severity: 'severe',
      criticality: 'high',
      when: { start: { value: '1998-05', precision: 'month' } },
    });
  });

  it('of medicines: dose with its own unit, route and rhythm', () => {
    const more =
      '<effectiveTime xsi:type="IVL_TS"><low value="20150309"/></effectiveTime><effectiveTime xsi:type="PIVL_TS" operator="A"><period value="12" unit="h"/></effectiveTime><routeCode code="C38288" codeSystem="2.16.840.1.113883.3.26.1.1" displayName="Oral"/><doseQuantity value="0.50" unit="mg"/>';
    const entry = only(documentOf(ccda(ccdaSection('10160-0', administration('16', { more })))));
    expect(entry).toMatchObject({
      dose: '0.50 mg, Oral, 1 × / 12 h',
      text: 'Losartán 50 mg',
      status: 'active',
      resource_type: 'MedicationStatement',
    });
    expect(entry.is_by_standard).toBe(true);
  });

  it.each([
    ['<value xsi:type="PQ" value="5.40" unit="mg/dL"/>', '5.40 mg/dL'],
    ['<value xsi:type="IVL_PQ"><low value="500" unit="mg/dL" inclusive="false"/></value>', '>500 mg/dL'],
    ['<value xsi:type="IVL_PQ"><high value="5" unit="mg/dL"/></value>', '<=5 mg/dL'],
    ['<value xsi:type="INT" value="012"/>', '12'],
    ['<value xsi:type="ST">amarilla &amp; turbia</value>', 'amarilla & turbia'],
    ['<value xsi:type="CD" code="260385009" codeSystem="2.16.840.1.113883.6.96" displayName="Negativo"/>', 'Negativo'],
    ['<value xsi:type="RTO"><numerator value="1"/><denominator value="128"/></value>', '1 / 128'],
    ['<value xsi:type="PQ" nullFlavor="NAV"/>', 'temp-unknown'],
  ])('of results: values of all types: %s', (value, text) => {
    const entry = only(
      documentOf(ccda(ccdaSection('30954-2', observation(value, '<effectiveTime value="201503091030-0500"/>')))),
    );
    expect(entry.values.map((one) => one.text)).toEqual([text]);
    expect(entry).toMatchObject({ when: { start: { value: '2015-03-09T10:30:00-05:00' } }, is_by_standard: true });
  });

  it('a time of day without its zone is only a day', () => {
    const document = documentOf(
      ccda(
        ccdaSection(
          '30954-2',
          observation('<value xsi:type="INT" value="1"/>', '<effectiveTime value="201503091030"/>'),
        ),
      ),
    );
    expect(only(document).when.start).toEqual({ value: '2015-03-09', precision: 'day' });
  });

  it('what is planned is not done', () => {
    const procedure = `<entry><procedure classCode="PROC" moodCode="RQO">${template('41')}${sct('code', '73761001', 'displayName="Colonoscopia"')}<statusCode code="active"/></procedure></entry>`;
    const goal = observation('<value xsi:type="ST">Caminar 30 minutos</value>', '', 'moodCode="GOL"');
    const order = administration('42', { attributes: 'moodCode="INT"' });
    const document = documentOf(ccda(ccdaSection('18776-5', procedure + goal + order)));
    expect(document.entries.map(({ resource_type: type, text }) => [type, text])).toEqual([
      ['ServiceRequest', 'Colonoscopia'],
      ['Goal', 'Caminar 30 minutos'],
      ['MedicationRequest', 'Losartán 50 mg'],
    ]);
    expect(document.states.procedure).toBe('not_known');
  });

  it('words that an entry refers to are its own', () => {
    const entries = `<text><list><item ID="a">Dolor de <b>rodilla</b></item></list></text>
<entry><observation classCode="OBS" moodCode="EVN">${template('4')}<text><reference value="#a"/></text><value xsi:type="CD" nullFlavor="UNK"/></observation></entry>`;
    expect(only(documentOf(ccda(ccdaSection('11450-4', entries)))).text).toBe('Dolor de rodilla');
  });

  it('an entry that says nothing is dropped by name, alone', () => {
    const empty = `<entry><observation classCode="OBS" moodCode="EVN">${template('2')}</observation></entry>`;
    const document = documentOf(ccda(ccdaSection('30954-2', empty + observation('<value xsi:type="INT" value="1"/>'))));
    expect(document.dropped).toEqual([{ where: 'Sección, entry 1', what: 'observation' }]);
    expect(document.entries).toHaveLength(1);
  });

  it('a file that is packed is unpacked, to a limit', () => {
    const body = (bytes: Uint8Array) =>
      ccda('').replace(
        /<component>.*<\/component>/s,
        `<component><nonXMLBody><text mediaType="text/plain" representation="B64" compression="DF">${deflateRawSync(bytes).toString('base64')}</text></nonXMLBody></component>`,
      );
    expect(Buffer.from(readingOf(body(Buffer.from('%PDF-hola'))).attachments[0]?.bytes ?? []).toString()).toBe(
      '%PDF-hola',
    );
    const { attachments, document } = readingOf(body(Buffer.alloc(21 * 1024 * 1024, '%PDF-')));
    expect([attachments, document.dropped]).toEqual([[], [{ where: 'file', what: 'text/plain' }]]);
  });

  it('files that are packed together are unpacked to a limit of all of them', () => {
    const packed = (letter: string) =>
      deflateRawSync(Buffer.alloc(19 * 1024 * 1024, `%PDF-${letter}`)).toString('base64');
    const files = ['a', 'b', 'c', 'd', 'e'].map(
      (letter) =>
        `<observationMedia><value mediaType="application/pdf" representation="B64" compression="DF">${packed(letter)}</value></observationMedia>`,
    );
    const text = ccda('').replace(/<component>.*<\/component>/s, `<component>${files.join('')}</component>`);
    const { attachments, document } = readingOf(text);
    expect([attachments.length, document.files, document.dropped.length]).toEqual([3, 3, 2]);
  });

  it('gives out pictures and PDFs by their content, each once, and names the others', () => {
    const file = (mediaType: string, content: string) =>
      `<observationMedia><value mediaType="${mediaType}" representation="B64">${Buffer.from(content, 'latin1').toString('base64')}</value></observationMedia>`;
    const text = ccda('').replace(
      /<component>.*<\/component>/s,
      `<component>${[
        file('image/png', '%PDF-1.4 said to be a picture'),
        file('application/pdf', '<html><script>alert(1)</script></html>'),
        file('image/jpeg', '\xff\xd8\xff\xe0 a photo'),
        file('image/jpeg', '\xff\xd8\xff\xe0 a photo'),
        file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      ].join('')}</component>`,
    );
    const { attachments, document } = readingOf(text);
    expect(attachments.map(({ mediaType }) => mediaType)).toEqual(['application/pdf', 'image/jpeg']);
    expect(document).toMatchObject({
      files: 2,
      dropped: [
        { where: 'file', what: 'application/pdf' },
        { where: 'file', what: 'image/svg+xml' },
      ],
    });
  });

  it('two people in one document are two', () => {
    const other =
      '<recordTarget><patientRole><patient><name>Otra Persona</name></patient></patientRole></recordTarget>';
    expect(documentOf(ccda('', other)).subject_count).toBe(2);
  });
});
