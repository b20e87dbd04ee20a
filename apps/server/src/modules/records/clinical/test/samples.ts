import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ClinicalDocument, ClinicalEntry } from '@travesia/contracts/records';
import { type ClinicalReading, readBytes } from '../read-bytes.ts';

export const fixture = (name: string): Uint8Array =>
  gunzipSync(readFileSync(new URL(`fixtures/${name}.gz`, import.meta.url)));

export function readingOf(content: Uint8Array | string | object): ClinicalReading {
  const text = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
  const read = readBytes(typeof text === 'string' ? Buffer.from(text) : text);
  if ('refusal' in read) throw new Error(`refused: ${read.refusal}`);
  return read.reading;
}

export const documentOf = (content: Uint8Array | string | object): ClinicalDocument => readingOf(content).document;
export const refusalOf = (content: Uint8Array | string): string | null => {
  const read = readBytes(typeof content === 'string' ? Buffer.from(content) : content);
  return 'refusal' in read ? read.refusal : null;
};

export const SUBJECT = { reference: 'Patient/1' };
export const PATIENT = {
  resourceType: 'Patient',
  id: '1',
  name: [{ given: ['Ana'], family: 'Díaz' }],
  birthDate: '1980-03',
};
const clinical = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

export const condition = (more: object = {}) => ({
  resourceType: 'Condition',
  clinicalStatus: clinical('condition-clinical', 'active'),
  code: { text: 'Asma' },
  subject: SUBJECT,
  ...more,
});
export const allergy = (more: object = {}) => ({
  resourceType: 'AllergyIntolerance',
  clinicalStatus: clinical('allergyintolerance-clinical', 'active'),
  code: { text: 'Penicilina' },
  patient: SUBJECT,
  ...more,
});
export const verification = (system: string, code: string) => ({ verificationStatus: clinical(system, code) });

export const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [PATIENT, ...resources].map((resource) => ({ resource })),
});

/** A document with sections; each names resources by their place. */
export function documentBundle(sections: object[], ...resources: object[]) {
  const entries = resources.map((resource, place) => ({
    fullUrl: `urn:uuid:00000000-0000-4000-8000-00000000000${place}`,
    resource,
  }));
  const composition = {
    resourceType: 'Composition',
    status: 'final',
    type: { coding: [{ system: 'http://loinc.org', code: '60591-5' }] },
    subject: SUBJECT,
    date: '2026-05',
    author: [{ display: 'Dr. Rojas' }],
    title: 'Resumen',
    section: sections,
  };
  return {
    resourceType: 'Bundle',
    type: 'document',
    entry: [{ resource: composition }, { fullUrl: 'http://x.example/Patient/1', resource: PATIENT }, ...entries],
  };
}
export const entryAt = (place: number) => ({ reference: `urn:uuid:00000000-0000-4000-8000-00000000000${place}` });
export const section = (code: string, more: object) => ({
  title: 'Sección',
  code: { coding: [{ system: 'http://loinc.org', code }] },
  ...more,
});

/** A C-CDA document with the given sections. */
export const ccda = (sections: string, header = '') => `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:sdtc="urn:hl7-org:sdtc">
<id root="2.16.840.1.113883.19.5" extension="7"/><code code="34133-9" codeSystem="2.16.840.1.113883.6.1"/>
<title>Resumen</title><effectiveTime value="201503"/><languageCode code="es-CO"/>
<recordTarget><patientRole><id root="2.16.840.1.113883.19.5" extension="1"/><patient><name><given>Ana</given><family>Díaz</family></name>
<administrativeGenderCode code="F"/><birthTime value="198003"/></patient></patientRole></recordTarget>
<author><time value="2015"/><assignedAuthor><id root="2.16.840.1.113883.4.6" extension="9"/><assignedPerson><name>Dra. Rojas</name></assignedPerson></assignedAuthor></author>
${header}<component><structuredBody>${sections}</structuredBody></component></ClinicalDocument>`;

export const ccdaSection = (code: string, entries: string, more = '') =>
  `<component><section ${more}><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>Sección</title>${entries}</section></component>`;

export const only = (document: ClinicalDocument): ClinicalEntry => {
  const [entry] = document.entries;
  if (!entry || document.entries.length !== 1) throw new Error(`${document.entries.length} entries`);
  return entry;
};
