import { addPasskey, type Passkey, passkeyOptions } from '@travesia/contracts/two-factor';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { securityTexts } from '../texts.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { ProblemNote } from './problem-note.tsx';

interface PasskeyPartProps {
  passkeys: readonly Passkey[];
  onChange: () => Promise<void>;
}

/** Passkeys that sign in without the password. */
export function PasskeyPart({ passkeys, onChange }: PasskeyPartProps) {
  const t = useTexts(securityTexts);
  const act = useAct();
  const [said, setSaid] = useState<'passkeys.unused' | 'passkeys.known' | null>(null);
  const add = () =>
    act.run(async () => {
      setSaid(null);
      const { makePasskey } = await import('../passkeys/passkeys.ts');
      const { options } = await sessionCall(passkeyOptions);
      const passkey = await makePasskey(options);
      if (passkey === null) return setSaid('passkeys.unused');
      if (passkey === 'known') return setSaid('passkeys.known');
      await sessionCall(addPasskey, { body: { passkey } });
      showToast(t('passkeys.added'));
      return onChange();
    });
  return (
    <div className="security-part stack">
      <h3>{t('passkeys.heading')}</h3>
      <p className="muted">{t('passkeys.text')}</p>
      {passkeys.length > 0 ? (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      ) : null}
      <ProblemNote problem={act.problem} />
      <p role="status" className="small">
        {said ? t(said) : null}
      </p>
      {canUsePasskeys() ? (
        <div>
          <Button type="button" icon="plus" busy={act.busy} onClick={() => void add()}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="small muted">{t('passkeys.notHere')}</p>
      )}
    </div>
  );
}
