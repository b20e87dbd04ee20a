import type { SecondFactorRequired } from '@travesia/contracts/accounts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { canUsePasskeys } from '../../../two-factor/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Refusal } from '../refusal.ts';
import { RefusalNotes } from '../ui/refusal-notes.tsx';
import { completeByPasskey } from './complete.ts';
import { secondStepTexts } from './texts.ts';

const TYPED = ['totp', 'recovery_code'] as const;

interface OtherWaysProps {
  step: SecondFactorRequired;
  /** The method currently shown. */
  method: (typeof TYPED)[number];
  onChoose: (method: (typeof TYPED)[number]) => void;
  onDone: () => void;
}

/** Alternative methods for the second step. */
export function OtherWays({ step, method, onChoose, onDone }: OtherWaysProps) {
  const t = useTexts(secondStepTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Refusal | 'unused' | null>(null);
  const byPasskey = async () => {
    setBusy(true);
    const refused = await completeByPasskey(locale, step);
    setOutcome(refused);
    if (refused === null) onDone();
    else setBusy(false);
  };
  return (
    <section className="stack auth-other" aria-label={t('other')}>
      <RefusalNotes refusal={outcome === 'unused' ? null : outcome} labels={{}} />
      {step.methods.includes('passkey') && canUsePasskeys() ? (
        <Button
          type="button"
          icon="lock"
          className="btn-wide"
          busy={busy}
          onClick={() => {
            if (!busy) void byPasskey();
          }}
        >
          {t('use.passkey')}
        </Button>
      ) : null}
      {TYPED.filter((other) => other !== method && step.methods.includes(other)).map((other) => (
        <Button key={other} type="button" className="btn-wide" onClick={() => onChoose(other)}>
          {t(`use.${other}`)}
        </Button>
      ))}
      <p role="status" className="small muted">
        {outcome === 'unused' ? t('noPasskey') : null}
      </p>
    </section>
  );
}
