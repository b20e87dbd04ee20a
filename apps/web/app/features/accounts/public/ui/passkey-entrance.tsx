import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { canUsePasskeys, loadPasskeys } from '../../../two-factor/index.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { Refusal } from '../refusal.ts';
import { beginSession, goOnTo, leaveFor, tryCall } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { RefusalNotes } from './refusal-notes.tsx';

/** Sign-in with a passkey. Rendered by the server and hidden if the browser does not support passkeys. */
export function PasskeyEntrance() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search } = useSite();
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [unused, setUnused] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (ready && !canUsePasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setUnused(false);
    const refused = await tryCall(locale, {}, async () => {
      const { signInByPasskey } = await loadPasskeys();
      const answer = await signInByPasskey();
      if (!answer) return setUnused(true);
      beginSession(answer);
      leaveFor(goOnTo(locale, search));
    });
    setRefusal(refused);
    setBusy(false);
  };
  return (
    <div className="stack auth-other">
      <RefusalNotes refusal={refusal} labels={{}} />
      <Button
        type="button"
        icon="lock"
        className="btn-wide"
        disabled={!ready}
        busy={busy}
        onClick={() => {
          if (!busy) void enter();
        }}
      >
        {t('passkey.enter')}
      </Button>
      <p role="status" className="small muted">
        {unused ? t('passkey.none') : null}
      </p>
    </div>
  );
}
