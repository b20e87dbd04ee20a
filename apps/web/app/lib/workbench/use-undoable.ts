import { useCallback } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { failureOf } from '../calls/failure-of.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import { workbenchTexts } from './texts.ts';

/**
 * Returns how to confirm an act that can be undone for a moment: `undo` is the call that takes it back, `onUndone` shows what is now,
 * also if that failed.
 */
export function useUndoable() {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  return useCallback(
    (text: string, undo: () => Promise<unknown>, onUndone: () => void) => {
      const run = async () => {
        try {
          await undo();
          showToast(t('undo.done'));
        } catch (error) {
          showToast(problemText(locale, failureOf(error)));
        }
        onUndone();
      };
      showToast(text, { label: t('undo'), hint: t('undo.hint'), run: () => void run() });
    },
    [t, locale],
  );
}
