import {
  makeRecoveryCodes,
  removeTotp,
  startTotp,
  type TotpStart,
  type TwoFactorState,
} from '@travesia/contracts/two-factor';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { securityTexts } from '../texts.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { AskFirst } from './ask-first.tsx';
import { ProblemNote } from './problem-note.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** At or below this number of recovery codes, suggest creating new ones. */
const FEW = 3;

interface FactorPartProps {
  state: TwoFactorState;
  email: string;
  onChange: () => Promise<void>;
}

/** Two-factor authentication: off, being set up, or on. */
export function FactorPart({ state, email, onChange }: FactorPartProps) {
  const t = useTexts(securityTexts);
  const act = useAct();
  const [start, setStart] = useState<TotpStart | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = state.totp_since !== null;

  const begin = async () => {
    const begun = await act.run(() => sessionCall(startTotp));
    if (begun) setStart(begun);
  };
  const turnedOn = async (made: string[]) => {
    setStart(null);
    setCodes(made);
    showToast(t('factor.turnedOn'));
    await onChange();
  };
  return (
    <div className="security-part stack">
      <h3>
        {t('factor.heading')}{' '}
        {isOn ? (
          <Badge tone="success" icon="circle-check">
            {t('factor.on')}
          </Badge>
        ) : null}
      </h3>
      {state.demanded && !isOn ? (
        <Notice tone="warning">
          <p>{t('factor.demanded')}</p>
        </Notice>
      ) : null}
      <ProblemNote problem={act.problem} />
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />
      ) : start ? (
        <SetUpApp start={start} onDone={turnedOn} onCancel={() => setStart(null)} />
      ) : isOn ? (
        <FactorOn state={state} onCodes={setCodes} onChange={onChange} />
      ) : (
        <>
          <p className="muted">{t('factor.text')}</p>
          <div>
            <Button type="button" icon="shield-check" busy={act.busy} onClick={() => void begin()}>
              {t('factor.setUp')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface FactorOnProps {
  state: TwoFactorState;
  onCodes: (codes: string[]) => void;
  onChange: () => Promise<void>;
}

function FactorOn({ state, onCodes, onChange }: FactorOnProps) {
  const t = useTexts(securityTexts);
  const format = useFormat();
  const act = useAct();
  const turnOff = async () => {
    const done = await act.run(() => sessionCall(removeTotp).then(() => true));
    if (!done) return;
    showToast(t('factor.turnedOff'));
    await onChange();
  };
  const newCodes = async () => {
    const made = await act.run(() => sessionCall(makeRecoveryCodes));
    if (!made) return;
    onCodes(made.recovery_codes);
    await onChange();
  };
  const left = state.recovery_codes_left;
  return (
    <>
      <p>{t('factor.since', { instant: format.instant(state.totp_since ?? '', ownTimeZone()) })}</p>
      {left <= FEW ? (
        <Notice tone="warning">
          <p>{t('codes.left', { count: left })}</p>
        </Notice>
      ) : (
        <p className="muted">{t('codes.left', { count: left })}</p>
      )}
      <ProblemNote problem={act.problem} />
      <div className="security-acts">
        <AskFirst
          label={t('codes.make')}
          question={t('codes.question')}
          yes={t('codes.yes')}
          busy={act.busy}
          onYes={newCodes}
        />
        <AskFirst
          label={t('factor.turnOff')}
          question={t('factor.question')}
          yes={t('factor.yes')}
          danger
          busy={act.busy}
          onYes={turnOff}
        />
      </div>
    </>
  );
}
