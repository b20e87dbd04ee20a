import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import { DicomFault, type DicomRefusal } from '../dicom-fault.ts';
import { type Header, parseHeader } from '../read/parse-header.ts';

export interface HeaderInput {
  prefix: Uint8Array;
  fileSize: number;
}
export type HeaderAnswer = { header: Header | null } | { refusal: DicomRefusal };

await answerApart(({ prefix, fileSize }: HeaderInput): HeaderAnswer => {
  try {
    return { header: parseHeader(prefix, fileSize) };
  } catch (error) {
    if (error instanceof DicomFault) return { refusal: error.refusal };
    throw error;
  }
});
