import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { authTexts } from '../texts.ts';
import { RefusalPlace } from './sign-in-screen.tsx';

/** Roles whose portal can be tried in the demo. */
const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;

/** Sign-in without an account, while the data is fictional. */
export function DemoEntrance() {
  const t = useTexts(authTexts);
  return (
    <section className="auth-demo stack" data-part="demo">
      <h2 className="auth-demo-heading">{t('demo.heading')}</h2>
      <p className="small muted">{t('demo.text')}</p>
      <RefusalPlace />
      {ROLES.map((role) => (
        <Button key={role} type="button" icon="user" className="btn-wide" disabled data-role={role}>
          {t(`demo.${role}`)}
        </Button>
      ))}
    </section>
  );
}
