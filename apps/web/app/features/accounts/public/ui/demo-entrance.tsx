import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { Refusal } from '../refusal.ts';
import { goOnTo, leaveFor, tryInSession } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { RefusalNotes } from './refusal-notes.tsx';

/** Roles whose portal can be tried in the demo. */
const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;

/** Sign-in without an account, while the data is fictional. */
export function DemoEntrance() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search } = useSite();
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enter = async (role: (typeof ROLES)[number]) => {
    setBusy(true);
    const refused = await tryInSession(locale, {}, (session) => session.demoLogin(role));
    setRefusal(refused);
    if (refused) setBusy(false);
    else leaveFor(goOnTo(locale, search));
  };
  return (
    <section className="auth-demo stack">
      <h2 className="auth-demo-heading">{t('demo.heading')}</h2>
      <p className="small muted">{t('demo.text')}</p>
      <RefusalNotes refusal={refusal} labels={{}} />
      {ROLES.map((role) => (
        <Button
          key={role}
          type="button"
          icon="user"
          className="btn-wide"
          disabled={!ready}
          busy={busy}
          onClick={() => void enter(role)}
        >
          {t(`demo.${role}`)}
        </Button>
      ))}
    </section>
  );
}
