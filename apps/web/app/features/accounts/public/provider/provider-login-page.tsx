import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { localPath } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { APPLY } from '../go-on.ts';
import { withReturn } from '../return-address.ts';
import { AlreadySignedIn } from '../ui/already-signed-in.tsx';
import { AuthCard } from '../ui/auth-card.tsx';
import { SignInForm } from '../ui/sign-in-form.tsx';
import { SignInScreen } from '../ui/sign-in-screen.tsx';
import { providerAuthTexts } from './texts.ts';

/** `/provider/login`: sign-in for clinics. Users with an open application continue to it. */
export function ProviderLoginPage({ scripts = [] }: { scripts?: readonly string[] }) {
  const p = useTexts(providerAuthTexts);
  const { search } = useSite();
  return (
    <SignInScreen door="clinic" scripts={scripts}>
      <AuthCard
        title={p('title')}
        description={p('description')}
        heading={p('heading')}
        lead={p('lead')}
        below={
          <>
            {p.rich('apply', { link: <LocalLink to={APPLY} /> })}
            <br />
            {p.rich('patient', { link: <LocalLink to={withReturn('/login', search)} /> })}
          </>
        }
      >
        <p className="auth-clinics row">
          <Icon name="building-2" />
          {p('mark')}
        </p>
        <AlreadySignedIn />
        <SignInForm />
        <NoApplication />
      </AuthCard>
    </SignInScreen>
  );
}

/** Shown instead of the general sentence of this problem. */
function NoApplication() {
  const locale = useLocale();
  const p = useTexts(providerAuthTexts);
  return (
    <template data-problem="provider.no_application">
      <Notice tone="warning" title={p('none')} role="alert">
        <p>
          {p.rich('noneText', {
            apply: <LocalLink to={`/login?returnUrl=${encodeURIComponent(localPath(locale, APPLY))}`} />,
            patient: <LocalLink to="/login" />,
          })}
        </p>
      </Notice>
    </template>
  );
}
