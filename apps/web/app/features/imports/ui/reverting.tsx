import type { ImportRun } from '@travesia/contracts/imports';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../lib/workbench/states.tsx';

// Imports are rarely taken back.
const RevertDialog = lazy(() => import('./revert-dialog.tsx'));
const Reversed = lazy(() => import('./reversed.tsx'));

interface RevertingProps {
  run: ImportRun;
  isAsking: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** The question whether to take an import back, and afterwards what that did. */
export function Reverting({ run, isAsking, onChanged, onClose }: RevertingProps) {
  const isAsked = isAsking && run.actions.includes('revert');
  if (!isAsked && !run.reversal) return null;
  return (
    <Suspense fallback={<Loading lines={2} />}>
      {isAsked ? <RevertDialog run={run} onChanged={onChanged} onClose={onClose} /> : null}
      {run.reversal ? <Reversed run={run} reversal={run.reversal} /> : null}
    </Suspense>
  );
}
