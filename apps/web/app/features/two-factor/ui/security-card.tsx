import type { User } from '@travesia/contracts/accounts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { securityTexts } from '../texts.ts';
import { useSecurity } from '../use-security.ts';
import { FactorPart } from './factor-part.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { ProblemNote } from './problem-note.tsx';

/** Sign-in methods besides the password: two-factor authentication and passkeys. */
export function SecurityCard() {
  const t = useTexts(securityTexts);
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <section id="security" className="card card-padded stack security" aria-labelledby="security-heading">
      <h2 id="security-heading">{t('heading')}</h2>
      {user.demo ? <p className="muted">{t('demo')}</p> : <OwnSecurity user={user} />}
    </section>
  );
}

function OwnSecurity({ user }: { user: User }) {
  const t = useTexts(securityTexts);
  const { data: state, problem, reload } = useSecurity();
  if (!state && problem)
    return (
      <>
        <ProblemNote problem={problem} />
        <div>
          <Button type="button" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </div>
      </>
    );
  if (!state)
    return (
      <div className="stack">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton height="9em" />
        <Skeleton height="7em" />
      </div>
    );
  return (
    <>
      <FactorPart state={state} email={user.email} onChange={reload} />
      <PasskeyPart passkeys={state.passkeys} onChange={reload} />
    </>
  );
}
