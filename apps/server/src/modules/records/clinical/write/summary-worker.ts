import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import { makeSummary } from './make-summary.ts';

await answerApart(makeSummary);
