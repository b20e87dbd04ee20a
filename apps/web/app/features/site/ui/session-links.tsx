import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SIGN_IN_LINKS } from '../menu-links.ts';
import { siteTexts } from '../texts.ts';

/**
 * Sign In and Sign Up in the header. Only the browser knows whether a user is signed in: enhance/session-links.ts then replaces
 * the two links with a dashboard link and the user menu.
 */
export function SessionLinks() {
  const t = useTexts(siteTexts);
  return (
    <div className="session-links" data-enhance="session-links">
      <SignInLinks />
      <div className="session-in" data-part="signed-in" hidden>
        <LocalLink to="/dashboard" className="btn btn-quiet">
          {t('account.dashboard')}
        </LocalLink>
        <details className="menu" data-part="menu" data-enhance="menu">
          <summary className="menu-button" data-part="button" data-label={t('account.label', { name: '%' })}>
            <Icon name="user" />
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
          <div className="menu-panel menu-end">
            <p className="session-name strong" data-part="name" />
            <SignedInItems />
          </div>
        </details>
      </div>
    </div>
  );
}

/** The same in the phone menu, one below the other. */
export function PhoneSession() {
  const t = useTexts(siteTexts);
  return (
    <div className="phone-session" data-enhance="session-links">
      <SignInLinks />
      <div data-part="signed-in" hidden>
        <p className="row strong">
          <Icon name="user" />
          <span data-part="name" />
        </p>
        <LocalLink to="/dashboard" className="menu-item">
          {t('account.dashboard')}
        </LocalLink>
        <SignedInItems />
      </div>
    </div>
  );
}

function SignInLinks() {
  const t = useTexts(siteTexts);
  return (
    <div className="session-out" data-part="signed-out">
      {SIGN_IN_LINKS.map(({ to, text }) => (
        <LocalLink key={to} to={to} className={to === '/signup' ? 'btn btn-primary' : 'btn btn-quiet'}>
          {t(text)}
        </LocalLink>
      ))}
    </div>
  );
}

function SignedInItems() {
  const t = useTexts(siteTexts);
  return (
    <>
      <LocalLink to="/profile" className="menu-item">
        {t('account.profile')}
      </LocalLink>
      <button type="button" className="menu-item" data-part="sign-out">
        {t('account.signOut')}
      </button>
    </>
  );
}
