import { DEFAULT_SUBJECT } from '@travesia/contracts/messaging';
import type { Translate } from '../../lib/i18n/use-texts.tsx';
import type en from './locales/en.json';

/** A subject as it is shown: the default one is stored in English for everyone. */
export const subjectText = (t: Translate<keyof typeof en>, subject: string): string =>
  subject === DEFAULT_SUBJECT ? t('subject.default') : subject;
