import { type ComponentType, useEffect, useState } from 'react';
import { settleIdentity, useIdentityQuestion } from '../../../lib/session/ask-identity.ts';

/**
 * Asks who one is when a call was answered with `auth.confirm_identity`. RequireSession shows it; one a page. Its dialog
 * is loaded when it is needed first; while that fails, calls end as if the person had declined.
 */
export function StepUp() {
  const isAsked = useIdentityQuestion();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked || Dialog) return;
    import('./step-up-dialog.tsx').then(
      ({ StepUpDialog }) => setDialog(() => StepUpDialog),
      () => settleIdentity(false),
    );
  }, [isAsked, Dialog]);
  return isAsked && Dialog ? <Dialog /> : null;
}
