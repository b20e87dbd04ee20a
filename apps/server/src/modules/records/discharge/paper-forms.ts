import type { RecordCategory, RecordKind } from '@travesia/contracts/records';
import { urnOf } from '../../../platform/fhir/elements.ts';
import type { DischargePapers } from '../../journeys/index.ts';

/** Discharge papers in one of their forms. */
export interface PaperForm {
  recordId: string;
  kind: RecordKind;
  category: RecordCategory;
  mediaType: string;
  title: string;
  name: string;
  content: Buffer;
}

/** The record of papers in one form is always the same one, so that papers are added once. */
const recordIdOf = (packId: string, form: string) => urnOf(packId, `vault/${form}`).slice('urn:uuid:'.length);

/** As a document, and for doctors’ software. */
export const formsOf = (packId: string, { title, name, pdf, fhir }: DischargePapers): PaperForm[] => [
  {
    recordId: recordIdOf(packId, 'pdf'),
    kind: 'pdf',
    category: 'report',
    mediaType: 'application/pdf',
    title,
    name: `${name}.pdf`,
    content: pdf,
  },
  {
    recordId: recordIdOf(packId, 'fhir'),
    kind: 'fhir',
    category: 'summary',
    mediaType: 'application/fhir+json',
    title: `${title} (FHIR)`,
    name: `${name}.json`,
    content: fhir,
  },
];
