import { type ComponentType, useEffect, useState } from 'react';
import { identityQuestion, settleIdentity } from '../../../lib/session/ask-identity.ts';
import { useIsAsked } from '../../../lib/session/use-is-asked.ts';

/**
 * Asks the user to confirm their identity when a call returns `auth.confirm_identity`. Rendered by RequireSession, once per page.
 * The dialog is loaded on first use; if that fails, calls end as if the user had declined.
 */
export function StepUp() {
  const isAsked = useIsAsked(identityQuestion);
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
