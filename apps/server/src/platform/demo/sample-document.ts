import { Readable } from 'node:stream';
import type { Person } from '../http/request-context.ts';
import type { ArrivedFile, Files } from '../storage/files.ts';
import { isShared } from './demo-people.ts';

const PAGE = 'BT /F1 28 Tf 90 640 Td (Sample document) Tj 0 -40 Td /F1 14 Tf (Fictional. Nothing here is real.) Tj ET';

/** The objects of a page of PDF, numbered from 1. */
const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${PAGE.length}>>stream\n${PAGE}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** A fictional page, used for all documents of the demo. */
export const SAMPLE_DOCUMENT: Buffer = (() => {
  let content = '%PDF-1.4\n';
  const offsets = OBJECTS.map((object, at) => {
    const offset = content.length;
    content += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = content.length;
  const count = OBJECTS.length + 1;
  return Buffer.from(
    `${content}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
})();

/** Stores the fictional page as a file of a demo person. */
export const takeSample = (files: Pick<Files, 'take'>, name: string, uploadedBy: string | null): Promise<ArrivedFile> =>
  files.take(Readable.from([SAMPLE_DOCUMENT]), {
    name,
    mediaType: 'application/pdf',
    maxBytes: SAMPLE_DOCUMENT.length,
    uploadedBy,
  });

/** The file to keep for an upload: demo accounts are shared, so no one's files are kept there. */
export async function storedInstead(files: Files, sent: ArrivedFile, person: Person): Promise<ArrivedFile> {
  if (!isShared(person)) return sent;
  await files.forget(sent.id);
  return takeSample(files, 'sample.pdf', person.userId);
}
