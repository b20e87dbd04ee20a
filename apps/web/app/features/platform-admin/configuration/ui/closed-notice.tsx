import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { configurationTexts } from '../texts.ts';

/** Says beforehand that people of the demo can look at this and not change it. */
export function ClosedNotice() {
  return <Notice>{useTexts(configurationTexts)('closed')}</Notice>;
}
