import type { Import } from '@travesia/contracts/imports';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { workbenchTexts } from '../../lib/workbench/texts.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { importsTexts } from './texts.ts';

/**
 * Confirms an import that ends while its page is open, and offers to take it back. That asks first: it may concern thousands of
 * listings, and needs a reason.
 */
export function useOfferToRevert({ state, run }: Pick<Import, 'state' | 'run'>, ask: () => void): void {
  const t = useTexts(importsTexts);
  const bench = useTexts(workbenchTexts);
  const before = useRef(state);
  useEffect(() => {
    const wasRunning = before.current === 'committing';
    before.current = state;
    if (!wasRunning || state !== 'done') return;
    const undo = { label: bench('undo'), hint: bench('undo.hint'), run: ask };
    showToast(t('imported'), run?.actions.includes('revert') ? undo : undefined);
  });
}
