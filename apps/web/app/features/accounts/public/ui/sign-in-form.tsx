import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { withReturn } from '../return-address.ts';
import { authTexts } from '../texts.ts';
import { AddressField } from './address-field.tsx';
import { RefusalPlace } from './sign-in-screen.tsx';

/**
 * Email and password. The session is stored by the browser, so the form needs JavaScript: the button is disabled until the
 * enhancement has loaded, and `post` keeps the password out of the URL in any case.
 */
export function SignInForm() {
  const t = useTexts(authTexts);
  const { search } = useSite();
  return (
    <form method="post" className="auth-form" noValidate>
      <RefusalPlace />
      <AddressField autoComplete="username" />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        hint={<LocalLink to={withReturn('/forgot-password', search)}>{t('login.forgot')}</LocalLink>}
      />
      <Button variant="primary" size="large" className="btn-wide" disabled>
        {t('login.submit')}
      </Button>
    </form>
  );
}
