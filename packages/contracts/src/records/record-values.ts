// Plain values, so that browsers load them without the schemas.
import type { UploadRules } from '../kit/upload.ts';

/** How a record is read: it follows from its content, never from its name. */
export const RECORD_KINDS = ['pdf', 'image', 'dicom', 'fhir', 'ccda'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a record is about, as its owner sorts it. */
export const RECORD_CATEGORIES = [
  'imaging',
  'lab',
  'report',
  'prescription',
  'vaccination',
  'summary',
  'photo',
  'letter',
  'other',
] as const;
export type RecordCategory = (typeof RECORD_CATEGORIES)[number];

/** Why a file was not taken, once its content was looked at. */
export const RECORD_REFUSALS = [
  'type_not_taken',
  'content_differs',
  'infected',
  'executable_preamble',
  'unreadable',
  'too_many_pixels',
  'too_large_to_read',
  'not_clinical',
  'broken_text',
  'unsafe',
  'fhir_xml',
  'other_version',
  'locked',
  'dicom_incomplete',
] as const;
export type RecordRefusal = (typeof RECORD_REFUSALS)[number];

const MB = 1024 * 1024;

/** What is accepted as a record. Studies on discs have files without an ending. */
export const RECORD_UPLOAD = {
  types: {
    'application/pdf': ['pdf'],
    'image/jpeg': ['jpg', 'jpeg', 'jfif'],
    'image/png': ['png'],
    'image/webp': ['webp'],
    'application/dicom': ['dcm', 'dicom', 'ima', ''],
    'application/fhir+json': ['json'],
    'application/xml': ['xml'],
  },
  maxBytes: 2048 * MB,
} as const satisfies UploadRules;

/** The same for a form that is sent at once. */
export const RECORD_FORM_UPLOAD = {
  ...RECORD_UPLOAD,
  maxBytes: 25 * MB,
  maxFiles: 20,
  quarantined: true,
} as const satisfies UploadRules;

/** Bytes of everything that one patient keeps. */
export const VAULT_BYTES = 20 * 1024 * MB;
/** Files of one patient that have not been checked or finished. */
export const ARRIVALS_MAX = 1000;
export const RECORD_TITLE_MAX = 160;
export const RECORD_NOTE_MAX = 2000;
/** Version of the text that people agree to when they share a record: the day it was written. */
export const RECORD_CONSENT_WORDING = '2026-11-29';
/** The same for links. */
export const RECORD_LINK_CONSENT_WORDING = '2026-11-29';
/** Longest time that a record is shared for. */
export const SHARE_DAYS_MAX = 365;
/** How long it is shared for unless its owner says otherwise. */
export const SHARE_DAYS = 90;
