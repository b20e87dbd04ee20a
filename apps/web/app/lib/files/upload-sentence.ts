import type { UploadFault } from '@travesia/contracts/kit';
import { formatText } from '../i18n/texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { problemTexts } from '../problem/texts.ts';

/** What is wrong with a rejected file, as a sentence. */
export const uploadSentence = (locale: Locale, fault: UploadFault): string =>
  formatText(problemTexts, locale, `upload.${fault}`);
