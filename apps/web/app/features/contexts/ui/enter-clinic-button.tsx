import type { ProviderContext } from '@travesia/contracts/contexts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { enterClinic } from '../enter-clinic.ts';
import { accessTexts } from '../texts.ts';

// Any portal screen may offer to re-enter a clinic, but few have a form.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((file) => ({ default: file.ReasonDialog })));

interface EnterClinicButtonProps {
  via: ProviderContext['via'];
  clinic: { id: string; name: string };
  /** Called after the clinic was entered. */
  onEntered?: () => void;
  variant?: 'primary' | 'secondary';
  size?: 'small';
  children: ReactNode;
}

/** Starts acting as a clinic: admins may give a reason at once, organization members when they change something. */
export function EnterClinicButton({ via, clinic, onEntered, children, ...look }: EnterClinicButtonProps) {
  const t = useTexts(accessTexts);
  const [isAsking, setAsking] = useState(false);
  const { enter, busy, fault, problem } = useEntering(via, clinic.id, onEntered);
  return (
    <>
      <Button
        type="button"
        {...look}
        busy={busy && !isAsking}
        onClick={() => (via === 'admin' ? setAsking(true) : void enter(''))}
      >
        {children}
      </Button>
      {isAsking ? (
        <Suspense>
          <ReasonDialog
            place={`enter.${clinic.id}`}
            title={t('enter.title', { name: clinic.name })}
            explain={t('enter.explain')}
            optional
            submit={t('enter.submit')}
            busy={busy}
            fault={fault}
            problem={problem}
            onSubmit={enter}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : fault ? (
        <span role="alert" className="field-error">
          {fault}
        </span>
      ) : null}
    </>
  );
}

function useEntering(via: ProviderContext['via'], providerId: string, onEntered: (() => void) | undefined) {
  const { busy, problem, fault, run } = useAct();
  const enter = async (reason: string): Promise<boolean> => {
    const isIn = await run(async () => {
      await enterClinic(via, providerId, reason);
      onEntered?.();
      return true;
    });
    return isIn ?? false;
  };
  return { enter, busy, fault, problem };
}
