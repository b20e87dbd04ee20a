import type { ProviderContext } from '@travesia/contracts/contexts';
import { lazy, Suspense } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { reasonQuestion, settleReason } from '../../../lib/session/ask-reason.ts';
import { useIsAsked } from '../../../lib/session/use-is-asked.ts';
import { useProviderContext } from '../context-store.ts';
import { enterClinic } from '../enter-clinic.ts';
import { accessTexts } from '../texts.ts';

// Few people enter a clinic to read and then change something.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((file) => ({ default: file.ReasonDialog })));

/**
 * Asks for the reason when a call returns `access.reason_required`: the clinic is entered again with it, and the call
 * repeated. What was typed behind the dialog stays.
 */
export function AskReason() {
  const isAsked = useIsAsked(reasonQuestion);
  const context = useProviderContext((state) => state.context);
  return isAsked && context ? <Asking context={context} /> : null;
}

function Asking({ context }: { context: ProviderContext }) {
  const t = useTexts(accessTexts);
  const { busy, problem, fault, run } = useAct();
  const enter = async (reason: string): Promise<boolean> => {
    const isIn = await run(() => enterClinic(context.via, context.provider_id, reason));
    if (isIn) settleReason(true);
    return isIn ?? false;
  };
  return (
    <Suspense>
      <ReasonDialog
        place={`change.${context.provider_id}`}
        title={t('change.title', { name: context.provider_name })}
        explain={t('change.explain')}
        submit={t('change.submit')}
        busy={busy}
        fault={fault}
        problem={problem}
        onSubmit={enter}
        onClose={() => settleReason(false)}
      />
    </Suspense>
  );
}
