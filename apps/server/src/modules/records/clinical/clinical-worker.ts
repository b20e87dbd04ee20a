import { answerApart } from '../../../platform/apart/answer-apart.ts';
import { type ClinicalRead, readBytes } from './read-bytes.ts';

await answerApart(
  (bytes: Uint8Array): ClinicalRead => readBytes(bytes),
  (read) => ('reading' in read ? read.reading.attachments.map(({ bytes }) => bytes.buffer) : []),
);
