import { answerApart } from '../../../platform/apart/answer-apart.ts';
import { isLockedPdf } from './locked-pdf.ts';

await answerApart((bytes: Uint8Array): Promise<boolean> => isLockedPdf(bytes));
