import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import type { Read } from './read-ical-apart.ts';
import { IcalFault, readIcal, type ReadOptions } from './read-ical.ts';

await answerApart(({ text, options }: { text: string; options: ReadOptions }): Read => {
  try {
    return { taken: readIcal(text, options) };
  } catch (error) {
    return { failure: error instanceof IcalFault ? error.failure : 'not_a_calendar' };
  }
});
