import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../portal/index.ts';
import { safeReturnUrl } from '../../../lib/session/return-url.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useSite } from '../../../lib/site/site.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { securityTexts } from '../texts.ts';
import { SecurityCard } from './security-card.tsx';

/**
 * `/profile/security`: the sign-in methods on their own page, linked from emails and for users who must set up two-factor
 * authentication first.
 */
export function SecurityPage() {
  const t = useTexts(securityTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.description')}>
      <Content />
    </PortalPage>
  );
}

function Content() {
  const t = useTexts(securityTexts);
  const { search } = useSite();
  const user = useSession((session) => session.user);
  const query = new URLSearchParams(search);
  const isDemanded = query.get('reason') === 'two_factor_required';
  const back = safeReturnUrl(query.get('returnUrl'));
  if (!user) return null;
  return (
    <>
      <h1>{t('page.heading')}</h1>
      <div className="account-cards">
        {isDemanded ? (
          user.two_factor_enabled ? (
            <Notice tone="success" role="status" title={t('page.ready')}>
              <p className="notice-actions">
                <LinkButton href={back}>{t('page.continue')}</LinkButton>
              </p>
            </Notice>
          ) : (
            <Notice tone="warning" title={t('page.demanded')}>
              <p>{t('page.demandedText')}</p>
            </Notice>
          )
        ) : null}
        <SecurityCard />
        {isDemanded ? null : (
          <p>
            <LocalLink to="/profile">{t('page.account')}</LocalLink>
          </p>
        )}
      </div>
    </>
  );
}
