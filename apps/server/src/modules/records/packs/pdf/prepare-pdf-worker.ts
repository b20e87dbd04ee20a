import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import type { PreparedPdf } from './pack-parts.ts';
import { preparePdf } from './prepare-pdf.ts';

await answerApart(
  (bytes: Uint8Array): Promise<PreparedPdf> => preparePdf(bytes),
  (prepared) => ('bytes' in prepared ? [prepared.bytes.buffer] : []),
);
