import type { RecordKind, RecordRefusal } from '@travesia/contracts/records';
import { endingOf } from '@travesia/contracts/kit';
import { RECORD_UPLOAD } from '@travesia/contracts/records';
import { fileTypeFromBuffer } from 'file-type';
import { findDicomStart } from '../dicom/read/find-start.ts';

/** What a file is, by its content. */
export interface Detected {
  kind: RecordKind;
  mediaType: string;
  /** Where the meta header of an image begins that has something else in front than it should. */
  metaAt?: number;
}

const PICTURES: Readonly<Record<string, RecordKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
};
const DICOM = { kind: 'dicom', mediaType: 'application/dicom' } as const;
/** An element in FHIR’s namespace. */
const FHIR_ROOT = /<(?:\w+:)?[A-Z]\w*\s[^>]*=\s*["']http:\/\/hl7\.org\/fhir["']/;

/**
 * What a file is by its first 4,100 bytes; its name must agree, so that what people see is what they get. Files of studies often have no
 * ending. Whether a clinical document can be read is found out when it is read.
 */
export async function detectKind(name: string, head: Buffer): Promise<Detected | RecordRefusal> {
  const found = await kindOf(head);
  if (!found) return 'type_not_taken';
  if (typeof found === 'string') return found;
  const endings: readonly string[] = RECORD_UPLOAD.types[found.mediaType as keyof typeof RECORD_UPLOAD.types];
  return endings.includes(endingOf(name)) ? found : 'content_differs';
}

async function kindOf(head: Buffer): Promise<Detected | RecordRefusal | null> {
  const start = findDicomStart(head);
  if (start?.is === 'standing') return DICOM;
  if (start?.is === 'runnable') return 'executable_preamble';
  const mime = (await fileTypeFromBuffer(head))?.mime;
  const kind = mime && PICTURES[mime];
  if (kind) return { kind, mediaType: mime };
  if (start?.is === 'astray') return { ...DICOM, metaAt: start.metaAt };
  if (start?.is === 'no_meta') return 'dicom_incomplete';
  if (mime && mime !== 'application/xml') return null;
  return clinicalOf(head);
}

/** Texts have no signature; those with a byte order mark of UTF-16 are read as such. */
function clinicalOf(head: Buffer): Detected | null {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = isWide
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : head.toString('utf8').replace(/^\uFEFF/, '');
  const start = text.trimStart();
  // What turns out to be something else is refused by the reader, which says why.
  if (start.startsWith('{') || start.startsWith('[')) return { kind: 'fhir', mediaType: 'application/fhir+json' };
  // SVG and HTML are XML too: only clinical documents pass, and FHIR, so that its sender is told to ask for JSON.
  if (start.startsWith('<') && (/<(?:\w+:)?ClinicalDocument[\s>]/.test(text) || FHIR_ROOT.test(text)))
    return { kind: 'ccda', mediaType: 'application/xml' };
  return null;
}
