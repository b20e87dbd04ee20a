import type { ClinicalDocument } from '@travesia/contracts/records';
import type { ClinicalAttachment } from './attachments.ts';

/** More files than these are in no document that people read. */
const MOST_FILES = 50;

/** How files begin that are given out. Whatever else a document carries could be run by something. */
const SIGNATURES: readonly { mediaType: string; begins: (latin1: string) => boolean }[] = [
  { mediaType: 'application/pdf', begins: (text) => text.startsWith('%PDF-') },
  { mediaType: 'image/jpeg', begins: (text) => text.startsWith('\xff\xd8\xff') },
  { mediaType: 'image/png', begins: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/webp', begins: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
];

const typeOf = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(({ begins }) => begins(head))?.mediaType;
};

/** Pictures and PDFs among the files of a document, by their content; the others are named as dropped. A file that comes twice is one. */
export function carriedFiles(attachments: readonly ClinicalAttachment[]): {
  files: ClinicalAttachment[];
  dropped: ClinicalDocument['dropped'];
} {
  const files: ClinicalAttachment[] = [];
  const dropped: ClinicalDocument['dropped'] = [];
  for (const attachment of attachments) {
    const { name, bytes, mediaType: said } = attachment;
    if (files.some((one) => Buffer.compare(one.bytes, bytes) === 0)) continue;
    const mediaType = typeOf(bytes);
    if (mediaType && files.length < MOST_FILES) files.push({ name, mediaType, bytes });
    else dropped.push({ where: 'file', what: said });
  }
  return { files, dropped };
}
