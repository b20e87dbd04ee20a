import { DISCHARGE_ITEMS, emptyDischarge } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../platform/fhir/faults.ts';
import { dischargeBundle } from '../discharge-bundle.ts';
import type { Entry, Resource } from '../../../../../platform/fhir/elements.ts';
import type { BundleFacts } from '../facts.ts';

const FILE = '019aa000-0000-7000-8000-0000000000f1';

function facts(): BundleFacts {
  const content = emptyDischarge();
  for (const key of DISCHARGE_ITEMS)
    content.items[key] = { state: 'given', text: 'Said <so> & signed', reason: '', files: [] };
  content.items.pathology = { state: 'not_applicable', text: '', reason: 'No tissue', files: [] };
  content.items.imaging.files = [FILE];
  return {
    packId: '019aa000-0000-7000-8000-0000000000a1',
    journeyId: '019aa000-0000-7000-8000-0000000000a2',
    language: 'es',
    at: '2026-12-20T15:00:00.000Z',
    treatedOn: '2026-12-10',
    treatment: 'Prótesis de cadera',
    patient: { id: '019aa000-0000-7000-8000-0000000000a3', given: 'Ana', family: '', country: 'US' },
    clinic: { id: '019aa000-0000-7000-8000-0000000000a4', name: 'Clínica Valle', city: null, country: 'CR' },
    clinician: { id: '019aa000-0000-7000-8000-0000000000a5', name: 'Dra. Rojas', license: 'CMC 4711' },
    content: {
      ...content,
      implants: [{ name: 'Stem', maker: 'Maker', lot: 'AN-1', udi: '(01)1', site: '' }],
      medicines: [
        { name: 'Enoxaparina', dose: '40 mg', how: 'cada noche', until: '2027-01-10', lot: 'E-1' },
        { name: 'Paracetamol', dose: '1 g', how: 'si hace falta', until: null, lot: '' },
      ],
      follow_up: [{ on: '2027-01-20', who: 'Dra. Rojas', where: 'Video' }],
      contact: { name: 'Clínica Valle', phone: '+50655500142', hours: '24 horas' },
      fit_to_fly: { from: '2026-12-24', conditions: '' },
    },
    files: new Map([[FILE, { id: FILE, name: 'rx.pdf', media_type: 'application/pdf', size: 4000 }]]),
    origin: 'https://travesia.example',
  };
}

const entriesOf = (bundle: Resource) => bundle['entry'] as Entry[];
const all = (bundle: Resource, type: string) =>
  entriesOf(bundle).flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));

/** Every value within a resource, with its path. */
const valuesOf = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? [[path, value], ...Object.entries(value).flatMap(([name, one]) => valuesOf(one, `${path}.${name}`))]
    : [[path, value]];

describe('discharge papers for doctors’ software', () => {
  const bundle = dischargeBundle(facts());

  it('are a document that begins with its composition', () => {
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document', timestamp: '2026-12-20T15:00:00.000Z' });
    expect(bundle['identifier']).toMatchObject({ system: 'urn:ietf:rfc:3986' });
    expect(entriesOf(bundle)[0]?.resource).toMatchObject({
      resourceType: 'Composition',
      status: 'final',
      type: { coding: [{ system: 'http://loinc.org', code: '18842-5' }] },
      title: 'Documentos de alta',
    });
  });

  it('are by the standard for two validators', () => {
    expect(faultsOf(bundle)).toEqual([]);
    expect(faultsOf({ ...bundle, type: 'paper' })).not.toEqual([]);
  });

  it('name each resource once, and refer only to what is there', () => {
    const urls = entriesOf(bundle).map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls)
      expect(url).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const references = valuesOf(bundle).flatMap(([path, value]) =>
      path.endsWith('.reference') ? [String(value)] : [],
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((one) => !urls.includes(one))).toEqual([]);
    // A document carries nothing that nobody can reach from its composition.
    expect(urls.slice(1).filter((url) => !references.includes(url))).toEqual([]);
  });

  it('have no empty text, list, object or null', () => {
    const empty = valuesOf(bundle).filter(
      ([, value]) =>
        value === '' ||
        value === null ||
        value === undefined ||
        (typeof value === 'object' && Object.keys(value as object).length === 0),
    );
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('have what each resource requires', () => {
    const required: Readonly<Record<string, readonly string[]>> = {
      Composition: ['status', 'type', 'date', 'author', 'title', 'section'],
      Encounter: ['status', 'class'],
      Procedure: ['status', 'subject', 'code'],
      MedicationStatement: ['status', 'subject'],
      DeviceUseStatement: ['status', 'subject', 'device'],
      Device: ['lotNumber', 'manufacturer', 'udiCarrier'],
      CarePlan: ['status', 'intent', 'subject'],
      DocumentReference: ['status', 'content'],
      Practitioner: ['identifier', 'name'],
      Organization: ['name'],
      Patient: ['name'],
    };
    for (const [type, names] of Object.entries(required)) {
      const found = all(bundle, type);
      expect(found.length, type).toBeGreaterThan(0);
      for (const resource of found) for (const name of names) expect(resource, type).toHaveProperty(name);
    }
    expect(all(bundle, 'MedicationStatement')).toHaveLength(2);
    for (const one of all(bundle, 'MedicationStatement'))
      expect(['medicationReference', 'medicationCodeableConcept'].filter((name) => name in one)).toHaveLength(1);
    expect(all(bundle, 'Medication')).toMatchObject([{ batch: { lotNumber: 'E-1' } }]);
  });

  it('say every section in words, escaped, and why one is empty', () => {
    const sections = all(bundle, 'Composition')[0]?.['section'] as Record<string, unknown>[];
    expect(sections).toHaveLength(DISCHARGE_ITEMS.length);
    for (const section of sections) {
      const { div } = section['text'] as { div: string };
      expect(div).toMatch(/^<div xmlns="http:\/\/www.w3.org\/1999\/xhtml"/);
      expect(div).not.toContain('<so>');
    }
    expect(JSON.stringify(sections)).toContain('Said &lt;so&gt; &amp; signed');
    const pathology = sections.find(({ title }) => title === 'Patología');
    expect(pathology).toMatchObject({ emptyReason: { text: 'No tissue' } });
    expect(pathology).not.toHaveProperty('entry');
  });

  it('are the same each time they are made', () => {
    expect(JSON.stringify(dischargeBundle(facts()))).toBe(JSON.stringify(bundle));
  });

  it('leave out what was never answered', () => {
    const given = facts();
    given.content.items.lab_results.state = null;
    const sections = all(dischargeBundle(given), 'Composition')[0]?.['section'] as { title: string }[];
    expect(sections.map(({ title }) => title)).not.toContain('Resultados de laboratorio');
  });

  it('names the stay by the treatment', () => {
    expect(all(bundle, 'Encounter')).toMatchObject([{ type: [{ text: 'Prótesis de cadera' }] }]);
  });
});
