import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { withReturn } from '../return-address.ts';
import { authTexts } from '../texts.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthCard } from './auth-card.tsx';
import { DemoEntrance } from './demo-entrance.tsx';
import { PasskeyEntrance } from './passkey-entrance.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** `/login`: email and password; `returnUrl` is the return address, `reason` explains why the user is here. */
export function LoginPage({ scripts = [] }: { scripts?: readonly string[] }) {
  const t = useTexts(authTexts);
  const { demo, search } = useSite();
  const expired = new URLSearchParams(search).get('reason') === 'session_expired';
  return (
    <SignInScreen door="anyone" scripts={scripts}>
      <AuthCard
        title={t('login.title')}
        description={t('login.description')}
        heading={t('login.heading')}
        below={
          <>
            {t.rich('login.new', { link: <LocalLink to={withReturn('/signup', search)} /> })}
            <br />
            {t.rich('login.clinic', { link: <LocalLink to="/provider/login" /> })}
          </>
        }
      >
        {expired ? (
          <Notice icon="lock" title={t('login.expired')}>
            <p>{t('login.expiredText')}</p>
          </Notice>
        ) : null}
        <AlreadySignedIn />
        <SignInForm />
        <PasskeyEntrance />
        {demo ? <DemoEntrance /> : null}
      </AuthCard>
    </SignInScreen>
  );
}
