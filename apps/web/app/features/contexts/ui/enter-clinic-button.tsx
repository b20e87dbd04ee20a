import type { ProviderContext } from '@travesia/contracts/contexts';
import type { Problem } from '@travesia/contracts/kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { enterClinic } from '../enter-clinic.ts';
import { accessTexts } from '../texts.ts';

// Every portal screen may offer to enter a clinic again; few have a form.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((file) => ({ default: file.ReasonDialog })));

interface EnterClinicButtonProps {
  via: ProviderContext['via'];
  clinic: { id: string; name: string };
  /** After the clinic was entered. */
  onEntered?: () => void;
  variant?: 'primary' | 'secondary';
  size?: 'small';
  children: ReactNode;
}

/** Enters a clinic: an admin is asked why first, a member of its organization goes in at once. */
export function EnterClinicButton({ via, clinic, onEntered, children, ...look }: EnterClinicButtonProps) {
  const t = useTexts(accessTexts);
  const [isAsking, setAsking] = useState(false);
  const { enter, busy, fault, refused } = useEntering(via, clinic.id, onEntered);
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
            submit={t('enter.submit')}
            busy={busy}
            fault={fault}
            problem={refused}
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
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async (reason: string): Promise<boolean> => {
    setBusy(true);
    setFault('');
    setRefused(null);
    try {
      await enterClinic(via, providerId, reason);
      onEntered?.();
      return true;
    } catch (error) {
      const problem = problemOf(error);
      setRefused(problem ?? null);
      setFault(problem?.fields ? t('enter.reasonShort') : problem ? problemText(locale, problem) : t('enter.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { enter, busy, fault, refused };
}
